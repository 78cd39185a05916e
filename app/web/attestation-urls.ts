const part = encodeURIComponent;

/** Addresses of the company's certificates; apart from the others, which every page carries. */
export const attestationUrls = {
  all: () => "/dashboard/attestations",
  add: () => "/dashboard/attestations/new",
  one: (id: string) => `/dashboard/attestations/${part(id)}`,
  remove: (id: string) => `/dashboard/attestations/${part(id)}/remove`,
};
