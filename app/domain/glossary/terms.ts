import { environmentTerms } from "./environment-terms";
import { everydayTerms } from "./everyday-terms";
import { governanceTerms } from "./governance-terms";
import { socialTerms } from "./social-terms";
import { standardsTerms } from "./standards-terms";
import type { Term } from "./term";

const ALL = [...environmentTerms, ...socialTerms, ...governanceTerms, ...standardsTerms, ...everydayTerms];

export type TermId = (typeof ALL)[number]["id"];

/** A term of the glossary, whose words are there. */
export type KnownTerm = Term & { id: TermId };

export const TERMS: readonly KnownTerm[] = ALL;
