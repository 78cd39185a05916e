import { queryOf } from "./query";

/** Addresses of the abbreviations and terms. */
export const glossaryUrls = {
  /** All of them, or those in which the words are found. */
  page: (search: { cerca?: string } = {}) => `/dashboard/glossary${queryOf(search)}`,
  /** The same page, at one term. */
  term: (id: string) => `${glossaryUrls.page()}#${encodeURIComponent(id)}`,
};
