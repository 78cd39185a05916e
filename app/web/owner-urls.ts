/** Addresses of what a person and a company may do with their own data. */
export const ownerUrls = {
  data: () => "/dashboard/settings/data",
  /** The same page with the link to a file that was just asked for. */
  ready: (token: string) => `/dashboard/settings/data?file=${encodeURIComponent(token)}`,
  /** That file; the token is in the query, which no log has. */
  file: (token: string) => `/dashboard/settings/data/file?file=${encodeURIComponent(token)}`,
  deleteAccount: () => "/dashboard/settings/data/delete",
  company: () => "/dashboard/settings/company",
};
