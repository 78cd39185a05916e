const encode = encodeURIComponent;

/** Addresses of what a company keeps beside the fields of its registry. */
export const companyUrls = {
  logo: () => "/dashboard/registry/logo",
  /** The picture itself; whoever has the address may see it. */
  logoFile: (id: string) => `/logo/${encode(id)}`,
  removeLogo: () => "/dashboard/registry/logo/remove",
  documents: () => "/dashboard/registry/documents",
  removeDocument: (id: string) => `/dashboard/registry/documents/${encode(id)}/remove`,
  /** The group, and who lets whom copy. */
  group: () => "/dashboard/registry/group",
};
