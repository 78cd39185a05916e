/** Ids of certificates that Azienda Demo shows: one that is valid, one that has expired. */
export const DEMO_CERTIFICATES = [
  "00000000-0000-4000-8000-0000000000a1",
  "00000000-0000-4000-8000-0000000000a2",
] as const;
