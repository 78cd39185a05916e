import type { Question } from "../question/question";
import type { RuleSources } from "../survey/plausibility";

/** Why a question has no value that counts. */
export type Silence =
  /** Not asked of this company, closed by another answer, or declared not applicable; with the company's reason. */
  { kind: "not_material"; reason: string | null } | { kind: "missing" };

/** What the company has said, as the report reads it. */
export interface CompanyData {
  question(guid: string): Question | null;
  /** A value that counts; null if there is none, or if it is only proposed. */
  element(question: string, element: string): string | null;
  silence(question: string): Silence;
  /** What declared rules of figures read: the values that count, with the sums of their questions. */
  figures: RuleSources;
  turnover: string | null;
  /** The member of its country: "country:IT". */
  country: string | null;
  /** Names of members: "nace:NACE_C1071". */
  nace: readonly string[];
  /** The code of a country by its name; null for a name that is none. */
  countryCode(name: string): string | null;
}
