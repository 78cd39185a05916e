import { valuesOf } from "../answers/labels";
import { add, compare, isDecimal, multiply, subtract } from "../decimal";
import type { Elements, RegistryFacts } from "../question/answer";
import type { Formula, PlausibilityRule, Quantity, Term } from "../question/plausibility-rule";
import type { Question, Questionnaire } from "../question/question";
import { rememberedBy } from "../remembered";

/** The values of an answer that count at present, or null when the question is closed, not applicable or unanswered. */
export type ValuesInForce = (guid: string) => Elements | null;

/** The elements of last year's answers, by question. */
export type EarlierAnswers = Readonly<Record<string, Elements>>;

/** Everything that a rule may read. */
export interface RuleSources {
  inForce: ValuesInForce;
  /** Last year's values, by the questions as they are now. */
  earlier: ValuesInForce;
  facts: RegistryFacts;
}

/** What a rule found. "unknown": something that it reads is not given, or it does not concern the answer. */
export interface RuleOutcome {
  state: "passed" | "broken" | "unknown";
  /** A canonical decimal, or the texts that a rule of texts read: those that do not match, if there are any. */
  left: string | null;
  /** The least and the most that the left side may be, as canonical decimals. */
  least: string | null;
  most: string | null;
}

const UNKNOWN: RuleOutcome = { state: "unknown", left: null, least: null, most: null };

/** The ids of the rules whose quantities are all known and whose relation does not hold. */
export const brokenRules = (rules: readonly PlausibilityRule[], sources: RuleSources): string[] =>
  rules.filter((rule) => outcomeOf(rule, sources).state === "broken").map(({ id }) => id);

export function outcomeOf(rule: PlausibilityRule, sources: RuleSources): RuleOutcome {
  if (rule.when && !matches(sources.inForce(rule.when.question)?.[rule.when.field], rule.when.pattern))
    return UNKNOWN;
  if (rule.relation === "matches") return textOutcome(rule, sources);
  const left = resultOf(rule.left, sources);
  const right = resultOf(rule.right, sources);
  const { least, most } = right === null ? UNKNOWN : boundsOf(rule, right);
  if (left === null || right === null) return { state: "unknown", left, least, most };
  const isBelow = least !== null && compare(left, least) < 0;
  const isAbove = most !== null && compare(left, most) > 0;
  return { state: isBelow || isAbove ? "broken" : "passed", left, least, most };
}

/** The rules that speak on the page of a question. */
export const rulesAbout = (questionnaire: Questionnaire, guid: string): readonly PlausibilityRule[] =>
  rulesByQuestion(questionnaire).get(guid) ?? [];

const rulesByQuestion = rememberedBy(
  ({ plausibility }: Questionnaire): ReadonlyMap<string, PlausibilityRule[]> => {
    const grouped = new Map<string, PlausibilityRule[]>();
    for (const rule of plausibility)
      grouped.set(rule.question, [...(grouped.get(rule.question) ?? []), rule]);
    return grouped;
  },
);

/** A reading of values that computes those of each question once. */
export function remembering(read: ValuesInForce): ValuesInForce {
  const values = new Map<string, Elements | null>();
  return (guid) => {
    if (!values.has(guid)) values.set(guid, read(guid));
    return values.get(guid) ?? null;
  };
}

/** Every quantity of a rule; the texts of a rule of texts are none. */
export const quantitiesOf = (rule: PlausibilityRule): Term[] =>
  rule.relation === "matches" ? [] : [...quantitiesOfFormula(rule.left), ...quantitiesOfFormula(rule.right)];

/** The questions of this year whose answers a rule reads. */
export const questionsOfRule = (rule: PlausibilityRule): string[] => [
  ...(rule.when ? [rule.when.question] : []),
  ...(rule.relation === "matches" ? [rule.texts.question] : []),
  ...quantitiesOf(rule).flatMap((term) =>
    "question" in term && term.year === undefined ? [term.question] : [],
  ),
];

/** The questions whose answers of the year before some rules read. */
export const questionsOfEarlier = (rules: readonly PlausibilityRule[]): string[] => [
  ...new Set(
    rules.flatMap((rule) =>
      quantitiesOf(rule).flatMap((term) =>
        "question" in term && term.year === "before" ? [term.question] : [],
      ),
    ),
  ),
];

/** Last year's values by question. */
export function earlierValues(questions: readonly Question[], earlier: EarlierAnswers): ValuesInForce {
  return remembering((guid) => {
    const elements = earlier[guid];
    const question = elements && questions.find((one) => one.guid === guid);
    return question ? valuesOf(question, elements) : null;
  });
}

type Numbers = Exclude<PlausibilityRule, { relation: "matches" }>;
type Texts = Extract<PlausibilityRule, { relation: "matches" }>;

function boundsOf(rule: Numbers, right: string): Pick<RuleOutcome, "least" | "most"> {
  const { slack } = rule;
  const atLeast = (factor?: string) => {
    const bound = times(right, factor);
    return slack === undefined ? bound : subtract(bound, slack);
  };
  const atMost = (factor?: string) => {
    const bound = times(right, factor);
    return slack === undefined ? bound : add(bound, slack);
  };
  if (rule.relation === "between") return { least: atLeast(rule.low), most: atMost(rule.high) };
  return rule.relation === "atMost"
    ? { least: null, most: atMost(rule.times) }
    : { least: atLeast(rule.times), most: null };
}

/** The value of a formula as a canonical decimal; null while a required term is not known, or none is. */
export function resultOf(formula: Formula, sources: RuleSources): string | null {
  if (!isSum(formula)) return valueOf(formula, sources);
  const given: string[] = [];
  for (const term of formula) {
    const value = valueOf(term, sources);
    if (value === null && !term.optional) return null;
    if (value !== null) given.push(times(value, term.times));
  }
  return given.length === 0 ? null : given.reduce(add);
}

const times = (value: string, factor = "1") => (factor === "1" ? value : multiply(value, factor));

const isSum = (formula: Formula): formula is readonly Term[] => Array.isArray(formula);

export const quantitiesOfFormula = (formula: Formula): readonly Term[] =>
  isSum(formula) ? formula : [formula];

/** The number that a quantity stands for, as a canonical decimal; null while it is not known. */
export function valueOf(quantity: Quantity, { inForce, earlier, facts }: RuleSources): string | null {
  if ("constant" in quantity) return quantity.constant;
  if ("registry" in quantity) return facts[quantity.registry]?.toString() ?? null;
  const values = quantity.year === "before" ? earlier : inForce;
  const value = values(quantity.question)?.[quantity.field];
  return value !== undefined && isDecimal(value) ? value : null;
}

function textOutcome({ texts, pattern }: Texts, { inForce }: RuleSources): RuleOutcome {
  const values = inForce(texts.question);
  const given = texts.fields.flatMap((field) => values?.[field] ?? []);
  if (given.length === 0) return UNKNOWN;
  const odd = given.filter((text) => !matches(text, pattern));
  const state = odd.length > 0 ? "broken" : "passed";
  return { ...UNKNOWN, state, left: (odd.length > 0 ? odd : given).join("; ") };
}

const matches = (text: string | undefined, pattern: string): boolean =>
  text !== undefined && expressionOf(pattern).test(text.trim());

/** Patterns are content, and few; a list of all classes of the economy takes longer to compile than to match. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const expression = expressions.get(pattern) ?? new RegExp(`^(?:${pattern})$`, "iu");
  expressions.set(pattern, expression);
  return expression;
}
