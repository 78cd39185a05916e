import fc from "fast-check";
import { expect, test } from "vitest";
import { restorePlan, type RestorePlan, type RestoreSide } from "~/domain/history/restore";
import { type Answer, isEmpty, NO_ANSWER } from "~/domain/question/answer";
import { editionOf, type Question } from "~/domain/question/question";
import { elementsOf, questions } from "../arbitraries";
import { answer, notApplicable } from "../build";
import { runs } from "../../runs";

type Answers = RestoreSide["answers"];

interface Walk {
  /** Asked now. */
  asked: readonly Question[];
  withdrawn: readonly Question[];
  draft: Answers;
  kept: readonly RestoreSide[];
}

type Step = (walk: Walk) => Walk;

const copiedFrom = { companyName: "Sorella", card: "ESG-1", issuedAt: "2026-01-01T00:00:00.000Z" };
const texts = fc.option(fc.constantFrom("Dal contatore.", "Stimato."), { nil: null });

/** Any content: whole or partial elements, not applicable with elements beneath it, words, files, a copy. */
const contentOf = (question: Question): fc.Arbitrary<Answer> =>
  fc
    .record({
      elements: elementsOf(question),
      isNotApplicable: fc.nat(4).map((drawn) => drawn === 0),
      explanation: texts,
      incompatibilityExplanation: texts,
      attachments: fc.shuffledSubarray(["f1", "f2", "f3"]),
      isCopy: fc.nat(6).map((drawn) => drawn === 0),
    })
    .map(({ elements, isNotApplicable, isCopy, ...words }) => ({
      ...(isNotApplicable ? { ...notApplicable(), elements } : answer(elements)),
      ...words,
      ...(isCopy && { copiedFrom }),
    }));

const stored = (walk: Walk, guid: string, content: Answer, edition: number): Walk => ({
  ...walk,
  draft: { ...walk.draft, [guid]: { ...content, edition } },
});

const steps = (all: readonly Question[]): fc.Arbitrary<Step> => {
  const which = fc.constantFrom(...all);
  const answers = which
    .chain((question) => contentOf(question).map((content) => ({ question, content })))
    .map(({ question: { guid }, content }): Step => (walk) => {
      const question = walk.asked.find((one) => one.guid === guid);
      return question ? stored(walk, guid, content, editionOf(question)) : walk;
    });
  const clears = which.map(
    ({ guid }): Step =>
      (walk) =>
        guid in walk.draft ? stored(walk, guid, NO_ANSWER, 1) : walk,
  );
  const revisions = which.map(({ guid }): Step => (walk) => ({
    ...walk,
    asked: walk.asked.map((one) => (one.guid === guid ? { ...one, edition: editionOf(one) + 1 } : one)),
  }));
  const withdrawals = which.map(({ guid }): Step => (walk) => ({
    ...walk,
    asked: walk.asked.filter((one) => one.guid !== guid),
    withdrawn: [...walk.withdrawn, ...walk.asked.filter((one) => one.guid === guid)],
  }));
  const keeping = fc.constant<Step>((walk) => ({ ...walk, kept: [...walk.kept, position(walk)] }));
  const restores = fc
    .tuple(fc.nat(9), fc.option(fc.subarray(all.map(({ guid }) => guid)), { nil: null }))
    .map(([index, answersList]): Step => (walk) => {
      const source = walk.kept[index % Math.max(1, walk.kept.length)];
      return source ? restored({ ...walk, kept: [...walk.kept, position(walk)] }, source, answersList) : walk;
    });
  return fc.oneof(
    { weight: 8, arbitrary: answers },
    { weight: 2, arbitrary: keeping },
    { weight: 3, arbitrary: restores },
    ...[clears, revisions, withdrawals].map((arbitrary) => ({ weight: 1, arbitrary })),
  );
};

const position = ({ asked, draft }: Walk): RestoreSide => ({ questions: asked, answers: draft });

const planned = (walk: Walk, source: RestoreSide, answersList: readonly string[] | null): RestorePlan =>
  restorePlan(source, position(walk), { answersList, holdsUndeclared: true });

function restored(walk: Walk, source: RestoreSide, answersList: readonly string[] | null = null): Walk {
  const { changed, emptied } = planned(walk, source, answersList);
  const filled = changed.reduce(
    (next, { question, answer: content, edition }) => stored(next, question, content, edition),
    walk,
  );
  return emptied.reduce((next, question) => stored(next, question, NO_ANSWER, 1), filled);
}

/** The answers of a draft to the letter, with their editions; an empty one is none. */
const letters = (answers: Answers, among: (guid: string) => boolean = () => true) =>
  Object.fromEntries(Object.entries(answers).filter(([guid, one]) => !isEmpty(one) && among(guid)));

const walks = fc
  .array(questions, { minLength: 1, maxLength: 6 })
  .map((drawn) =>
    drawn.map((question, index) => ({ ...question, guid: `q${index}`, notApplicableEnabled: true })),
  )
  .chain((asked) =>
    fc
      .tuple(fc.array(steps(asked), { maxLength: 25 }), fc.array(steps(asked), { maxLength: 8 }))
      .map(([before, after]) => {
        const begun: Walk = { asked, withdrawn: [], draft: {}, kept: [] };
        return { before: before.reduce((walk, step) => step(walk), begun), after };
      }),
  );

test("restoring what was kept before a restore gives the draft back to the letter, over 1,000 walks", () => {
  fc.assert(
    fc.property(walks, fc.nat(9), ({ before }, index) => {
      const source =
        before.kept[index % Math.max(1, before.kept.length)] ?? position({ ...before, draft: {} });
      const undone = restored(restored(before, source), position(before));
      expect(letters(undone.draft)).toEqual(letters(before.draft));
    }),
    { numRuns: runs(1000) },
  );
});

test("after a restore the draft is its source, for each question that is asked; the others stay", () => {
  fc.assert(
    fc.property(walks, ({ before, after }) => {
      const later = after.reduce((walk, step) => step(walk), before);
      const isAsked = (guid: string) => later.asked.some((question) => question.guid === guid);
      const { draft } = restored(later, position(before));
      expect(letters(draft, isAsked)).toEqual(letters(before.draft, isAsked));
      expect(letters(draft, (guid) => !isAsked(guid))).toEqual(
        letters(later.draft, (guid) => !isAsked(guid)),
      );
    }),
    { numRuns: runs(1000) },
  );
});

test("a restore of some answers leaves the others, tells of each question once, and finds nothing to do again", () => {
  fc.assert(
    fc.property(walks, fc.array(fc.nat(5)), ({ before, after }, drawn) => {
      const later = after.reduce((walk, step) => step(walk), before);
      const chosen = [...new Set(drawn.map((index) => `q${index}`))];
      const plan = planned(later, position(before), chosen);
      const told = [
        ...plan.changed.map(({ question }) => question),
        ...plan.emptied,
        ...plan.unchanged,
        ...plan.skipped.map(({ question }) => question),
      ];
      expect(told.sort()).toEqual([...chosen].sort());
      const next = restored(later, position(before), chosen);
      const others = (guid: string) => !chosen.includes(guid);
      expect(letters(next.draft, others)).toEqual(letters(later.draft, others));
      const again = planned(next, position(before), chosen);
      expect([again.changed, again.emptied, again.skipped]).toEqual([[], [], plan.skipped]);
    }),
  );
});
