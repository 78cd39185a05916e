import { z } from "zod";
import { RULE_STATES } from "~/domain/survey/consistency";
import { row } from "../row";
import { openQuestion } from "./scoring";
import { year, yearQuery } from "./wire";

/** A rule between answers, and what it found. */
const ruleCheck = z.object({
  id: z.string(),
  /** On whose page a broken rule is shown. */
  question: openQuestion,
  /** The relation in words; null in questionnaires that were sealed without it. */
  formula: z.string().nullable(),
  /** What a broken rule asks. */
  message: z.string(),
  /** "unknown": something that the rule reads is not given, or is not asked of the company. */
  state: z.enum(RULE_STATES),
  /** The number that was compared, or the texts that were read. */
  value: z.string().nullable(),
  unit: z.string().nullable(),
  /** What the number may be at least and at most, as canonical decimals. */
  least: z.string().nullable(),
  most: z.string().nullable(),
  /** Why the numbers are right; only of a rule that is explained. */
  explanation: z.string().nullable(),
});
export type RuleCheckView = z.infer<typeof ruleCheck>;

export const ruleChecks = z.object({ year, rules: z.array(ruleCheck) });

export const consistency = {
  /** The rules between answers of the draft. */
  "survey.consistency": row({
    service: "survey",
    method: "GET",
    path: "/esg/consistency",
    extension: true,
    query: yearQuery,
    response: ruleChecks,
  }),
  /** The rules between answers of a candidate, for its verifier. */
  "survey.candidateConsistency": row({
    service: "survey",
    method: "GET",
    path: "/esg/verifications/:id/consistency",
    extension: true,
    response: ruleChecks,
  }),
};
