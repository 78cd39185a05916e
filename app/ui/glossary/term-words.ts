import type { KnownTerm } from "~/domain/glossary/terms";
import type { T, TextKey } from "~/texts/resources";

/** An abbreviation written out, or a term in plain words. */
export const termWords = (t: T, { id }: KnownTerm): string => t(`glossary:${id}.words`);

/** What the reader should know of it, in a sentence or two. */
export const termMeaning = (t: T, { id }: KnownTerm): string => t(`glossary:${id}.meaning`);

/** The words that an abbreviation was made of, where they are not Italian; a test reads that they are there. */
export const originalWords = (t: T, { id, original }: KnownTerm): string | null =>
  original === undefined ? null : t(`glossary:${id}.original` as TextKey);
