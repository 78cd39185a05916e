import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "~/domain/question/answer";
import { CLASSES, type Question } from "~/domain/question/question";
import { firstMoves, planOf } from "~/domain/scoring/plan/development-plan";
import type { Effort } from "~/domain/scoring/plan/effort";
import { surveys } from "../../arbitraries";
import { answer, booleanQuestion, FACTS, questionnaire } from "../../build";
import { planning } from "./company";

const LAW = { references: [{ source: "Legge" as const, point: "D.Lgs. 81/2008, art. 17" }] };
const BLOCKED = { dependencies: [{ effect: "blocked" as const, question: "opener", anyOf: ["yes"] }] };

const named = (guids: string[], given: Partial<Question> = {}) =>
  guids.map((guid) => booleanQuestion({ guid, ...(given as object) }));

function groupsOf(questions: Question[], efforts: Record<string, Effort>, answers: Answers = {}) {
  const { source, moves } = planning(questionnaire(questions), answers, FACTS, { efforts });
  return planOf(source, "start_small", moves);
}

describe("the plan of a class", () => {
  test("has duties of law first, then what gains most for its time, then the order of the journey", () => {
    const questions = [
      ...named(["early", "late"], { weight: 2 }),
      ...named(["large"], { weight: 9 }),
      ...named(["duty"], { weight: 1, ...LAW }),
    ];
    const [now] = groupsOf(questions, { early: "low", late: "low", large: "low", duty: "medium" });
    expect(now?.moves.map(({ guid }) => guid)).toEqual(["duty", "large", "early", "late"]);
  });

  test("compares a long answer with a short one by the minutes they take", () => {
    const questions = [...named(["long"], { minutes: 600 }), ...named(["short"], { minutes: 1 })];
    const [now] = groupsOf(questions, { long: "low", short: "low" });
    expect(now?.moves.map(({ guid }) => guid)).toEqual(["short", "long"]);
  });

  test("has the moves of its class alone, and the sum of each group", () => {
    const questions = [...named(["a", "b", "c"]), ...named(["next"], { level: "graduate" })];
    const groups = groupsOf(questions, { a: "low", b: "low", c: "high" });
    expect(groups.map(({ horizon, gain, moves }) => [horizon, gain, moves.length])).toEqual([
      ["now", 6_667, 2],
      ["month", 0, 0],
      ["year", 3_333, 1],
    ]);
  });

  test("begins with moves that wait for nothing", () => {
    const groups = groupsOf([...named(["opener", "free"]), ...named(["waiting"], { ...BLOCKED, ...LAW })], {
      ...{ opener: "medium", free: "high", waiting: "low" },
    });
    expect(firstMoves(groups, 2).map(({ guid }) => guid)).toEqual(["opener", "free"]);
  });

  test("a group with an opener counts the question that it opens", () => {
    const questions = [...named(["opener"]), ...named(["waiting"], BLOCKED)];
    const [, month] = groupsOf(questions, { opener: "medium", waiting: "medium" });
    expect(month).toMatchObject({ gain: 10_000 });
    expect(month?.moves.map(({ guid, gain }) => [guid, gain])).toEqual([
      ["opener", 5_000],
      ["waiting", 0],
    ]);
  });
});

describe("the laws of the plan", () => {
  test("the gaps of a class and its points together are the whole class", () => {
    fc.assert(
      fc.property(surveys, ({ questionnaire: content, answers }) => {
        const { moves, score } = planning(content, answers, FACTS);
        for (const id of CLASSES) {
          const { sum, max } = score.levels[id];
          const gaps = moves.filter(({ scoredClass }) => scoredClass === id).map(({ gap }) => gap);
          expect(gaps.reduce((total, gap) => total + gap, 0)).toBe(max - sum);
        }
      }),
    );
  });

  test("a move alone gains what the plan says, to the hundredth", () => {
    fc.assert(
      fc.property(surveys, ({ questionnaire: content, answers }) => {
        const { source, moves, score, after } = planning(content, answers, FACTS);
        for (const { guid, scoredClass, gain } of CLASSES.flatMap((id) =>
          planOf(source, id, moves).flatMap((group) => group.moves),
        )) {
          const { levels } = after([guid]);
          expect(levels[scoredClass].actual - score.levels[scoredClass].actual).toBe(gain);
        }
      }),
    );
  });

  test("nothing is in two groups, and every move is in one", () => {
    fc.assert(
      fc.property(surveys, ({ questionnaire: content, answers }) => {
        const { source, moves } = planning(content, answers, FACTS);
        const planned = CLASSES.flatMap((id) => planOf(source, id, moves)).flatMap((group) => group.moves);
        expect(planned.map(({ guid }) => guid).toSorted()).toEqual(moves.map(({ guid }) => guid).toSorted());
      }),
    );
  });

  test("no answer at all is a plan too", () => {
    const { moves } = planning(questionnaire(named(["q"])), { q: answer({}) }, FACTS);
    expect(moves).toHaveLength(1);
  });
});
