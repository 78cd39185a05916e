/** The address of the profiles of the person and of the company. */
export const profilesUrls = { page: () => "/dashboard/registry/profiles" };
