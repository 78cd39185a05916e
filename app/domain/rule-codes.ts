/**
 * The codes of the rules of questions (spec §5): the registry lacks the turnover, or the sector; an answer that does
 * not apply lacks its reason; an answer is not valid. Saving, issuing a card and an Excel file name them alike; beside
 * each stands the refusal's own code, which says what is wrong and has a text.
 */
export const RULE_CODES = ["E001", "E002", "E003", "NOT_ACCEPTABLE"] as const;
export type RuleCode = (typeof RULE_CODES)[number];

export const MISSING_FACTS = { turnover: "E001", macrosector: "E002" } as const satisfies Record<
  string,
  RuleCode
>;
export type MissingFactCode = (typeof MISSING_FACTS)[keyof typeof MISSING_FACTS];

const ISSUING: Partial<Record<string, RuleCode>> = {
  turnover_missing: MISSING_FACTS.turnover,
  sector_missing: MISSING_FACTS.macrosector,
};

/** The rule that an answer breaks: what has no code of its own there is not acceptable. */
export const ruleOfAnswer = (code: string): RuleCode => ruleNamed(code) ?? "NOT_ACCEPTABLE";

/** The rule behind a refusal that is not about what an answer says; undefined where the specification has none. */
const ruleOfRefusal = (code: string): RuleCode | undefined => ruleNamed(code) ?? ISSUING[code];

/** A refusal as an issue, at a field or ("") of the whole. */
export function refusedAs(code: string, path = ""): { path: string; code: string; rule?: RuleCode } {
  const rule = ruleOfRefusal(code);
  return { path, code, ...(rule && { rule }) };
}

const ruleNamed = (code: string): RuleCode | undefined => RULE_CODES.find((rule) => rule === code);
