import { rulesOf } from "../answers/classes";
import type { ElementMapping, QuestionMapping } from "../survey/last-year";
import { editionOf, type Question } from "../question/question";

/**
 * The successor of each question of the older side, by its id; a question that is missing here has none. `mapping` is
 * null if both sides are of one API version: then a question succeeds itself, in any edition.
 */
export function successorsOf(
  older: readonly Question[],
  newer: readonly Question[],
  mapping: readonly QuestionMapping[] | null,
): ReadonlyMap<string, QuestionMapping> {
  const newerById = new Map(newer.map((question) => [question.guid, question]));
  const olderIds = new Set(older.map(({ guid }) => guid));
  const successions = mapping ?? older.map((question) => ofItself(question, newerById.get(question.guid)));
  return new Map(
    successions
      .filter(({ from, to }) => olderIds.has(from) && newerById.has(to))
      .map((succession) => [succession.from, succession]),
  );
}

function ofItself(older: Question, newer: Question | undefined): QuestionMapping {
  return {
    from: older.guid,
    to: older.guid,
    change: newer && editionOf(newer) === editionOf(older) ? "same" : "revised",
    elements: rulesOf(older)
      .elementIds(older)
      .map((id) => ({ from: id, to: id })),
  };
}

/** Two steps as one, such as v1 → v2 → v3: a question lost in either step is lost. */
export function chained(
  first: readonly QuestionMapping[],
  second: readonly QuestionMapping[],
): QuestionMapping[] {
  const next = new Map(second.map((step) => [step.from, step]));
  return first.flatMap((step) => {
    const after = next.get(step.to);
    if (!after) return [];
    const isSame = step.change === "same" && after.change === "same";
    return [
      {
        from: step.from,
        to: after.to,
        change: isSame ? "same" : "revised",
        elements: step.elements.flatMap((element) => elementAfter(element, after.elements)),
      } satisfies QuestionMapping,
    ];
  });
}

function elementAfter(
  { from, to, choices }: ElementMapping,
  next: readonly ElementMapping[],
): ElementMapping[] {
  return next
    .filter((element) => element.from === to)
    .map((element) => {
      const through = chainedChoices(choices, element.choices);
      return { from, to: element.to, ...(through && { choices: through }) };
    });
}

function chainedChoices(first: ElementMapping["choices"], second: ElementMapping["choices"]) {
  if (!first || !second) return first ?? second;
  return Object.fromEntries(
    Object.entries(first).flatMap(([from, to]) => {
      const after = Object.hasOwn(second, to) ? second[to] : undefined;
      return after === undefined ? [] : [[from, after]];
    }),
  );
}
