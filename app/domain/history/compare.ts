import { rulesOf } from "../answers/classes";
import { type Answer, type Answers, type Elements, NO_ANSWER } from "../question/answer";
import type { ElementMapping, QuestionMapping } from "../survey/last-year";
import type { Question } from "../question/question";
import { declaredElements, sameAnswer } from "../question/same-answer";
import { shownElement, type ShownElement } from "./shown-element";
import { successorsOf } from "./successors";

/** One of two versions, with the questions as they were asked then. */
export interface ComparedSide {
  questions: readonly Question[];
  answers: Answers;
}

interface ElementDifference {
  before: ShownElement | null;
  after: ShownElement | null;
}

type Words = "notApplicableReason" | "explanation" | "incompatibilityExplanation";

export interface AnswerDifference {
  /** The question on each side; null on a side that does not ask it. */
  before: string | null;
  after: string | null;
  kind: "added" | "removed" | "changed";
  /** The change to the question itself. */
  question: "same" | "revised" | "withdrawn" | "new";
  elements: ElementDifference[];
  /** Null if it did not change. */
  notApplicable: { before: boolean; after: boolean } | null;
  words: { about: Words; before: string | null; after: string | null }[];
  attachments: { added: string[]; removed: string[] };
}

const WORDS: readonly Words[] = ["notApplicableReason", "explanation", "incompatibilityExplanation"];

/** A question on both sides, or on one of them. */
interface Pair {
  before: Question | null;
  after: Question | null;
  succession: QuestionMapping | null;
}

/**
 * The answers that differ, in the order of the newer questions, withdrawn ones last. `mapping` leads from the older
 * questions to the newer ones; null if both are of one API version.
 */
export function differencesBetween(
  before: ComparedSide,
  after: ComparedSide,
  mapping: readonly QuestionMapping[] | null = null,
): AnswerDifference[] {
  return pairsOf(before.questions, after.questions, mapping).flatMap((pair) => {
    const then = (pair.before && before.answers[pair.before.guid]) ?? NO_ANSWER;
    const present = (pair.after && after.answers[pair.after.guid]) ?? NO_ANSWER;
    const difference = differenceOf(pair, then, present);
    return difference ? [difference] : [];
  });
}

function pairsOf(
  older: readonly Question[],
  newer: readonly Question[],
  mapping: readonly QuestionMapping[] | null,
): Pair[] {
  const successions = successorsOf(older, newer, mapping);
  const ofNewer = new Map([...successions.values()].map((succession) => [succession.to, succession]));
  const byGuid = new Map(older.map((question) => [question.guid, question]));
  return [
    ...newer.map((after): Pair => {
      const succession = ofNewer.get(after.guid) ?? null;
      return { before: (succession && byGuid.get(succession.from)) ?? null, after, succession };
    }),
    ...older
      .filter(({ guid }) => !successions.has(guid))
      .map((before): Pair => ({ before, after: null, succession: null })),
  ];
}

function differenceOf(pair: Pair, then: Answer, present: Answer): AnswerDifference | null {
  const elements = elementDifferences(pair, declaredElements(then), declaredElements(present));
  const words = WORDS.filter((about) => then[about] !== present[about]).map((about) => ({
    about,
    before: then[about],
    after: present[about],
  }));
  const attachments = {
    added: without(present.attachments, then.attachments),
    removed: without(then.attachments, present.attachments),
  };
  const isDeclaredAlike = then.notApplicableChosen === present.notApplicableChosen;
  const differing = [...elements, ...words, ...attachments.added, ...attachments.removed];
  if (differing.length === 0 && isDeclaredAlike) return null;
  return {
    before: pair.before?.guid ?? null,
    after: pair.after?.guid ?? null,
    kind: kindOf(then, present),
    question: questionChange(pair),
    elements,
    notApplicable: isDeclaredAlike
      ? null
      : { before: then.notApplicableChosen, after: present.notApplicableChosen },
    words,
    attachments,
  };
}

function kindOf(then: Answer, present: Answer): AnswerDifference["kind"] {
  if (sameAnswer(then, NO_ANSWER)) return "added";
  return sameAnswer(present, NO_ANSWER) ? "removed" : "changed";
}

function questionChange({ before, succession }: Pair): AnswerDifference["question"] {
  if (succession) return succession.change;
  return before ? "withdrawn" : "new";
}

/** Element by element, each with the words of its own side; ordered by the later question first. */
function elementDifferences(pair: Pair, then: Elements, present: Elements): ElementDifference[] {
  const { before, after, succession } = pair;
  const ids = after ? rulesOf(after).elementIds(after) : [];
  const origins = new Map(
    succession?.elements.filter(({ to }) => ids.includes(to)).map((element) => [element.to, element]),
  );
  const stayed = ids.map((id): ElementDifference | null => {
    const origin = origins.get(id);
    const value = origin && then[origin.from];
    if (value !== undefined && isSameValue(origin, value, present[id])) return null;
    return {
      before: before && origin ? shownElement(before, origin.from, value) : null,
      after: after && shownElement(after, id, present[id]),
    };
  });
  const followed = new Set([...origins.values()].map(({ from }) => from));
  const gone = Object.entries(then)
    .filter(([id]) => !followed.has(id))
    .map(([id, value]) => ({ before: before && shownElement(before, id, value), after: null }));
  return [...stayed, ...gone].flatMap((difference) =>
    difference && (difference.before || difference.after) ? [difference] : [],
  );
}

function isSameValue(
  { choices }: Pick<ElementMapping, "choices"> = {},
  value: string,
  present: string | undefined,
): boolean {
  if (!choices) return value === present;
  return Object.hasOwn(choices, value) && choices[value] === present;
}

const without = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));
