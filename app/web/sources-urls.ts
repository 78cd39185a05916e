/** Addresses of the standards and laws behind the questions. */
export const sourcesUrls = {
  page: () => "/dashboard/sources",
  /** The same page, at one edition. */
  edition: (id: string) => `${sourcesUrls.page()}#${encodeURIComponent(id)}`,
};
