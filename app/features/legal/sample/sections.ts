/** The parts of each sample text, in their order; each is named as in the catalogue of texts. */
export const SECTIONS = {
  terms: ["terms.offer", "terms.users", "terms.data", "terms.use", "terms.service", "terms.end"],
  privacy: [
    "privacy.controller",
    "privacy.data",
    "privacy.purposes",
    "privacy.retention",
    "privacy.recipients",
    "privacy.rights",
  ],
  clauses: ["clauses.premise", "clauses.data", "clauses.use", "clauses.service", "clauses.court"],
  cookie: ["cookie.what", "cookie.ours", "cookie.others", "cookie.removal"],
} as const;
