import { isClosed } from "./closed";
import {
  earlierValues,
  outcomeOf,
  quantitiesOf,
  type EarlierAnswers,
  type RuleOutcome,
} from "./plausibility";
import { type SurveyStates, valuesInForce } from "./status";
import { ownAnswers } from "./unconfirmed-copies";
import type { Answers, RegistryFacts } from "../question/answer";
import type { PlausibilityRule } from "../question/plausibility-rule";
import type { Question, Questionnaire } from "../question/question";
import { fieldsOf } from "./question-check";

/**
 * The states of a rule for a company, the ones with something to do first. "unknown": it cannot be checked, because
 * something that it reads is not given or is not asked of the company.
 */
export const RULE_STATES = ["broken", "explained", "passed", "unknown"] as const;
export type RuleState = (typeof RULE_STATES)[number];

export interface RuleCheck extends Omit<RuleOutcome, "state"> {
  rule: PlausibilityRule;
  state: RuleState;
  /** Why the numbers are right; only of a rule that is explained. */
  explanation: string | null;
}

export interface CheckedSurvey {
  questionnaire: Questionnaire;
  answers: Answers;
  facts: RegistryFacts;
  states: SurveyStates;
  earlier: EarlierAnswers;
}

/** What each rule found, in the order of the questionnaire's rules. */
export function ruleChecks({ questionnaire, answers, facts, states, earlier }: CheckedSurvey): RuleCheck[] {
  const { questions, plausibility } = questionnaire;
  const own = ownAnswers(answers);
  const inForce = valuesInForce(questions, own, ({ guid }) => {
    const state = states.get(guid);
    return state !== undefined && !isClosed(state.status);
  });
  const sources = { inForce, facts, earlier: earlierValues(questions, earlier) };
  return plausibility.map((rule) => {
    const outcome = outcomeOf(rule, sources);
    // A rule speaks on the page of its question: while there is no answer, there is nothing to change or explain.
    const isGiven = Object.keys(inForce(rule.question) ?? {}).length > 0;
    const explanation = own[rule.question]?.incompatibilityExplanation?.trim() || null;
    if (!isGiven) return { ...outcome, rule, state: "unknown", explanation: null };
    if (outcome.state !== "broken") return { ...outcome, rule, explanation: null };
    return { ...outcome, rule, state: explanation === null ? "broken" : "explained", explanation };
  });
}

/** The unit of the number that a rule looks at: that of the first field of its left side. */
export function unitOf(rule: PlausibilityRule, questions: readonly Question[]): string | null {
  const [first] = rule.relation === "matches" ? [] : quantitiesOf(rule);
  if (first === undefined || !("question" in first)) return null;
  const question = questions.find(({ guid }) => guid === first.question);
  const name = question?.questionClass === "matrix" ? first.field.split(".")[1] : first.field;
  return (question && fieldsOf(question).find(({ id }) => id === name)?.unit) ?? null;
}
