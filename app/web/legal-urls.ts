import { queryOf } from "./query";

/** The texts that every page links in its footer, by the name of their setting. */
export type LegalName = "terms" | "privacy" | "clauses" | "cookie";

/** The last part of the address of each sample text, and the name of its file. */
const SLUGS: Record<LegalName, string> = {
  terms: "termini-di-servizio",
  privacy: "informativa-privacy",
  clauses: "clausole-specifiche",
  cookie: "informativa-cookie",
};

/** Addresses of legal texts and of help that everyone reads, signed in or not. */
export const legalUrls = {
  /** A sample text as a page. */
  document: (name: LegalName) => `/legal/${SLUGS[name]}`,
  /** The same text as a tagged PDF. */
  file: (name: LegalName) => `${legalUrls.document(name)}.pdf`,
  accessibility: () => "/legal/accessibility",
  keyboard: () => "/legal/keyboard",
  /** How programs call the API; with a service, its calls. */
  api: (service?: string) => `/legal/api${queryOf({ servizio: service })}`,
  /** The same for programs, as OpenAPI. */
  apiDescription: () => "/api/openapi.json",
};

/** What the footer of every page leads to, beside the legal texts. */
export const footerHelp = () => ({
  accessibility: legalUrls.accessibility(),
  keyboard: legalUrls.keyboard(),
});

/** The text whose address ends so; null where none does. */
export function legalNameOf(slug: string | undefined): LegalName | null {
  const found = Object.entries(SLUGS).find(([, one]) => one === slug);
  return found ? (found[0] as LegalName) : null;
}
