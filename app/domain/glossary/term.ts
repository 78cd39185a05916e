import type { Reference } from "../question/question";

/**
 * An abbreviation or a term of the field; its words are texts. An abbreviation is opened where it is first used, a term
 * is only listed, and what everyday life has taught everyone (PDF, IVA) is found in the glossary alone.
 */
export interface Term {
  /** Part of the keys of its texts, and its place on the page of the glossary. */
  id: string;
  use: "abbreviation" | "term" | "everyday";
  /** As texts write it; the first is its name. */
  forms: readonly [string, ...string[]];
  /** The language of the original words, where they are not Italian. */
  original?: "en" | "fr";
  /** Where it is defined. */
  reference?: Pick<Reference, "source" | "point">;
}

export const nameOf = ({ forms }: Term): string => forms[0];
