import type { RegistryFact } from "./question";
import type { QuestionState } from "./status";

/** The registry data whose absence has a code of its own (spec §5). */
const CODES: Partial<Record<RegistryFact, "E001" | "E002">> = { turnover: "E001", macrosector: "E002" };

export const codeOfMissing = (fact: RegistryFact): "E001" | "E002" | undefined => CODES[fact];

/** A question closed by something that nobody has given yet. */
export const waitsForDatum = ({ status, blockedByGivenAnswer }: QuestionState): boolean =>
  status === "blocked" && !blockedByGivenAnswer;

/** Why a closed question takes no answer now. */
export function closedCode(state: QuestionState): "E001" | "E002" | "question_blocked" {
  const { blockedBy: by } = state;
  const missing = by && "registry" in by && waitsForDatum(state) ? codeOfMissing(by.registry) : undefined;
  return missing ?? "question_blocked";
}
