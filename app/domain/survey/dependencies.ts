import { rulesOf } from "../answers/classes";
import type { Answer, Answers, RegistryFacts } from "../question/answer";
import type { Dependency, Question } from "../question/question";
import { questionsByGuid } from "../question/questions-by-guid";
import type { RegistryFact } from "../question/registry-fact";
import { columnRead, dataRead, isSaidBy, isTrueOf } from "./conditions";

export type ClosedBy = { question: string } | { registry: RegistryFact };

/**
 * Why a question is closed. `given` = by a datum that is given, so that the company has nothing left to do about it.
 */
export interface Closing {
  effect: "blocked" | "na";
  given: boolean;
  by: ClosedBy;
  /** Closed for good because a person declared another question not applicable. */
  byChoice?: true;
}

/** A condition that does not hold. */
interface Unmet extends Omit<Closing, "effect"> {
  effect: Dependency["effect"];
}

/** What the other answers and the registry make of a question. */
export interface Access {
  /** Null while it is open. */
  closing: Closing | null;
  /** Open below a threshold: it may stay empty. */
  voluntary: boolean;
}

const OPEN: Access = { closing: null, voluntary: false };
const BELOW: Access = { closing: null, voluntary: true };

type AnswerDependency = Extract<Dependency, { question: string }>;
type RegistryDependency = Extract<Dependency, { registry: RegistryFact }>;

/** Declared not applicable, if the question allows it, with the reason that E003 requires. */
export function isNotApplicable(question: Question, answer: Answer | undefined): boolean {
  return wantsNotApplicable(question, answer) && !!answer?.notApplicableReason?.trim();
}

export function wantsNotApplicable(question: Question, answer: Answer | undefined): boolean {
  return question.notApplicableEnabled === true && answer?.notApplicableChosen === true;
}

/** An element is given, or the company wants the question not to apply. */
export const isAnswered = (question: Question, answer: Answer | undefined): boolean =>
  Object.keys(answer?.elements ?? {}).length > 0 || wantsNotApplicable(question, answer);

/**
 * What closes each question or makes it voluntary. Every question is evaluated once; one that waits for itself, or for
 * a question that does not exist, is blocked.
 */
export function accesses(
  questions: readonly Question[],
  answers: Answers,
  facts: RegistryFacts,
): (question: Question) => Access {
  const byGuid = questionsByGuid(questions);
  const accessByGuid = new Map<string, Access>();
  const underWay = new Set<string>();

  function accessOf(question: Question): Access {
    const cached = accessByGuid.get(question.guid);
    if (cached !== undefined) return cached;
    if (!question.dependencies) return OPEN;
    underWay.add(question.guid);
    const access = accessBy(question, question.dependencies);
    underWay.delete(question.guid);
    accessByGuid.set(question.guid, access);
    return access;
  }

  function accessBy({ dependencyMode }: Question, dependencies: readonly Dependency[]): Access {
    const [only] = dependencies;
    // Most questions depend on one datum: no list is made for them.
    if (only && dependencies.length === 1) {
      const unmet = unmetBy(only);
      if (!unmet) return OPEN;
      return isClosing(unmet) ? { closing: unmet, voluntary: false } : BELOW;
    }
    const unmet = dependencies.map(unmetBy);
    const perDependency = unmet.map((one) => (one && isClosing(one) ? one : null));
    const closing = dependencyMode === "any" ? unlessAnyHolds(perDependency) : unlessAllHold(perDependency);
    const isBelow = unmet.some((one) => one?.effect === "voluntary");
    const isAsked = dependencyMode === "any" && unmet.includes(null);
    return { closing, voluntary: !closing && isBelow && !isAsked };
  }

  const unmetBy = (dependency: Dependency): Unmet | null =>
    "registry" in dependency ? unmetByRegistry(dependency, facts) : unmetByAnswer(dependency);

  function unmetByAnswer(dependency: AnswerDependency): Unmet | null {
    const by = { question: dependency.question };
    const parent = byGuid.get(dependency.question);
    if (!parent || underWay.has(parent.guid)) return { effect: "blocked", given: false, by };
    const answer = answers[parent.guid];
    const { closing, voluntary } = accessOf(parent);
    const byChoice = !closing && isNotApplicable(parent, answer);
    if (byChoice) return { effect: "na", given: true, by, byChoice };
    if (closing?.effect === "na") return { ...closing, by };
    // What follows from a voluntary answer is not asked of a company that leaves it out.
    if (voluntary && !isAnswered(parent, answer)) return { effect: "na", given: true, by };
    if (closing) return { effect: "blocked", given: closing.given, by };
    return unmetByElements(dependency, parent, answer?.elements ?? {});
  }

  return accessOf;
}

function unmetByElements(
  dependency: AnswerDependency,
  parent: Question,
  elements: Answer["elements"],
): Unmet | null {
  const by = { question: dependency.question };
  const data = dataRead(parent, elements, dependency.field);
  if (data.some((datum) => isSaidBy(dependency, datum))) return null;
  const isAnswered = Object.keys(elements).length > 0;
  const column = columnRead(parent, dependency.field);
  const isRead = column ? data.length === column.length : isAnswered;
  if (!isRead && "openUntilAnswered" in dependency) return null;
  if (data.length > 0 || (parent.questionClass === "checkbox" && isAnswered)) {
    return { effect: dependency.effect, given: true, by };
  }
  // A complete answer may leave an optional element out: the company does not have to add it.
  const given = isAnswered && rulesOf(parent).missing(parent, elements).length === 0;
  return { effect: "blocked" as const, given, by };
}

function unmetByRegistry(dependency: RegistryDependency, facts: RegistryFacts): Unmet | null {
  const by = { registry: dependency.registry };
  const fact = facts[dependency.registry];
  if (fact === null) return { effect: "blocked", given: false, by };
  return isTrueOf(dependency, fact) ? null : { effect: dependency.effect, given: true, by };
}

const isClosing = (unmet: Unmet): unmet is Closing => unmet.effect !== "voluntary";

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
