const encode = encodeURIComponent;

/** Addresses of the company's certificates. */
export const attestationUrls = {
  all: () => "/dashboard/attestations",
  add: () => "/dashboard/attestations/new",
  one: (id: string) => `/dashboard/attestations/${encode(id)}`,
  remove: (id: string) => `/dashboard/attestations/${encode(id)}/remove`,
};
