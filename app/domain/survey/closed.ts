import type { AnswerStatus } from "../question/answer";
import type { RegistryFact } from "../question/registry-fact";
import { MISSING_FACTS, type MissingFactCode } from "../rule-codes";
import type { QuestionState } from "./status";

/**
 * A question takes no answer and shows none while another answer or the registry closes it; the stored answer stays
 * (D2).
 */
export const isClosed = (status: AnswerStatus | undefined): boolean =>
  status === "blocked" || status === "na-blocked";

/** The registry data whose absence has its own code (spec §5). */
const CODES: Partial<Record<RegistryFact, MissingFactCode>> = MISSING_FACTS;

export const codeOfMissing = (fact: RegistryFact): MissingFactCode | undefined => CODES[fact];

/** A question closed by a datum that the company has not given yet. */
export const waitsForDatum = ({ status, blockedByGivenAnswer }: QuestionState): boolean =>
  status === "blocked" && !blockedByGivenAnswer;

/** Why a closed question takes no answer now. */
export function closedCode(state: QuestionState): MissingFactCode | "question_blocked" {
  const { blockedBy: by } = state;
  const missing = by && "registry" in by && waitsForDatum(state) ? codeOfMissing(by.registry) : undefined;
  return missing ?? "question_blocked";
}
