import { rulesOf } from "../answers/classes";
import { valuesOf } from "../answers/labels";
import { compare, isDecimal } from "../decimal";
import type { Answer, Answers, RegistryFacts } from "../question/answer";
import type { Dependency, Question, RegistryFact } from "../question/question";

export type ClosedBy = { question: string } | { registry: RegistryFact };

/**
 * Why a question is closed. `given` = by a datum that is given, so that the company has nothing left to do about it.
 */
export interface Closing {
  effect: Dependency["effect"];
  given: boolean;
  by: ClosedBy;
}

type AnswerDependency = Extract<Dependency, { question: string }>;
type RegistryDependency = Extract<Dependency, { registry: RegistryFact }>;

/** Declared not applicable, if the question allows it, with the reason that E003 requires. */
export function isNotApplicable(question: Question, answer: Answer | undefined): boolean {
  return wantsNotApplicable(question, answer) && !!answer?.notApplicableReason?.trim();
}

export function wantsNotApplicable(question: Question, answer: Answer | undefined): boolean {
  return question.notApplicableEnabled === true && answer?.notApplicableChosen === true;
}

/**
 * What closes each question, or null for an open one. Every question is evaluated once; one that waits for itself, or
 * for a question that does not exist, is blocked.
 */
export function closings(
  questions: readonly Question[],
  answers: Answers,
  facts: RegistryFacts,
): (question: Question) => Closing | null {
  const byGuid = new Map(questions.map((question) => [question.guid, question]));
  const closingByGuid = new Map<string, Closing | null>();
  const underWay = new Set<string>();

  function closingOf(question: Question): Closing | null {
    const cached = closingByGuid.get(question.guid);
    if (cached !== undefined) return cached;
    underWay.add(question.guid);
    const perDependency = (question.dependencies ?? []).map((dependency) =>
      "registry" in dependency ? closedByRegistry(dependency, facts) : closedByAnswer(dependency),
    );
    const closing =
      question.dependencyMode === "any" ? unlessAnyHolds(perDependency) : unlessAllHold(perDependency);
    underWay.delete(question.guid);
    closingByGuid.set(question.guid, closing);
    return closing;
  }

  function closedByAnswer(dependency: AnswerDependency): Closing | null {
    const by = { question: dependency.question };
    const parent = byGuid.get(dependency.question);
    if (!parent || underWay.has(parent.guid)) return { effect: "blocked", given: false, by };
    const answer = answers[parent.guid];
    const closing = closingOf(parent);
    if (closing?.effect === "na" || isNotApplicable(parent, answer)) return { effect: "na", given: true, by };
    if (closing) return { effect: "blocked", given: closing.given, by };
    return closedByElements(dependency, parent, answer?.elements ?? {});
  }

  return closingOf;
}

function closedByElements(dependency: AnswerDependency, parent: Question, elements: Answer["elements"]) {
  const by = { question: dependency.question };
  const data = dataOf(parent, elements, dependency.field);
  if (data.some((datum) => holds(dependency, datum))) return null;
  const isAnswered = Object.keys(elements).length > 0;
  if (data.length > 0 || (parent.questionClass === "checkbox" && isAnswered)) {
    return { effect: dependency.effect, given: true, by };
  }
  // A complete answer may leave an optional element out: the company does not have to add it.
  const given = isAnswered && rulesOf(parent).missing(parent, elements).length === 0;
  return { effect: "blocked" as const, given, by };
}

/** The values that a dependency reads: one element, or every chosen box. */
function dataOf(parent: Question, elements: Answer["elements"], field: string | undefined): string[] {
  if (parent.questionClass === "checkbox" && field === undefined) {
    return parent.choices.map((choice) => choice.id).filter((id) => elements[id] === "on");
  }
  const value = valuesOf(parent, elements)[field ?? "value"];
  return value === undefined ? [] : [value];
}

function holds(dependency: AnswerDependency, datum: string): boolean {
  if ("above" in dependency) return isDecimal(datum) && compare(datum, dependency.above) > 0;
  return dependency.anyOf.includes(datum);
}

function closedByRegistry(dependency: RegistryDependency, facts: RegistryFacts): Closing | null {
  const by = { registry: dependency.registry };
  const fact = facts[dependency.registry];
  if (fact === null) return { effect: "blocked", given: false, by };
  const isMet =
    "atLeast" in dependency ? Number(fact) >= dependency.atLeast : dependency.anyOf.includes(String(fact));
  return isMet ? null : { effect: dependency.effect, given: true, by };
}

/** Not applicable precedes blocked, and a settled closing precedes one that may still change. */
function unlessAllHold(perDependency: (Closing | null)[]): Closing | null {
  const closed = perDependency.filter((closing) => closing !== null);
  return closed.find(isNa) ?? closed.find((closing) => closing.given) ?? closed[0] ?? null;
}

/** While one of them may still open the question, it is only waiting. */
function unlessAnyHolds(perDependency: (Closing | null)[]): Closing | null {
  const closed = perDependency.filter((closing) => closing !== null);
  if (closed.length < perDependency.length) return null;
  return (
    closed.find((closing) => !closing.given) ?? closed.find((closing) => !isNa(closing)) ?? closed[0] ?? null
  );
}

function isNa(closing: Closing): boolean {
  return closing.effect === "na";
}
