import { type AnswerLine, answerLines } from "../answers/answer-lines";
import { showNumber } from "../italian-number";
import type { ClosedBy } from "./dependencies";
import type { Dependency, Question } from "../question/question";

/** What a closed question waits for, in the words of the question it depends on. */
export interface Opening {
  by: ClosedBy;
  /** The input it depends on; null if the answer itself says everything. */
  field: string | null;
  /** Any one of these: labels of choices, or codes of the registry. */
  anyOf: string[];
  /** More than this, with its unit. */
  above: string | null;
  /** At least this many (people, euro of turnover). */
  atLeast: number | null;
}

/**
 * What would open a closed question: all conditions on the datum that closes it, or every alternative if one of several
 * is enough.
 */
export function openingsOf(
  question: Question,
  closedBy: ClosedBy,
  byGuid: (guid: string) => Question | undefined,
): Opening[] {
  const { dependencies = [], dependencyMode } = question;
  return dependencies
    .filter((dependency) => dependencyMode === "any" || isBy(dependency, closedBy))
    .map((dependency) =>
      "registry" in dependency ? byRegistry(dependency) : byAnswer(dependency, byGuid(dependency.question)),
    );
}

const isBy = (dependency: Dependency, by: ClosedBy): boolean =>
  "registry" in dependency
    ? "registry" in by && by.registry === dependency.registry
    : "question" in by && by.question === dependency.question;

function byRegistry(dependency: Extract<Dependency, { registry: unknown }>): Opening {
  return {
    by: { registry: dependency.registry },
    field: null,
    anyOf: "anyOf" in dependency ? dependency.anyOf : [],
    above: null,
    atLeast: "atLeast" in dependency ? dependency.atLeast : null,
  };
}

function byAnswer(
  dependency: Extract<Dependency, { question: string }>,
  parent: Question | undefined,
): Opening {
  const lines = parent ? conditionLines(dependency, parent) : [];
  const [first = { label: dependency.field ?? null }] = lines;
  return {
    by: { question: dependency.question },
    field: first.label,
    anyOf: "anyOf" in dependency ? lines.map(({ value }) => value) : [],
    above: "above" in dependency ? (lines[0]?.value ?? showNumber(dependency.above)) : null,
    atLeast: null,
  };
}

/** The answers that would open it, each as the parent's page would show it. */
function conditionLines(
  dependency: Extract<Dependency, { question: string }>,
  parent: Question,
): AnswerLine[] {
  const { field } = dependency;
  if ("above" in dependency) return answerLines(parent, { [dependency.field]: showNumber(dependency.above) });
  return dependency.anyOf.flatMap((value) => {
    const isTick = parent.questionClass === "checkbox" && field === undefined;
    return answerLines(parent, isTick ? { [value]: "on" } : { [field ?? "value"]: value });
  });
}
