import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import {
  heatMap,
  type HeatCell,
  type MappedLevel,
  topicGains,
  topicProgress,
} from "~/domain/scoring/heat-map";
import { SCORE_REASONS, type ScoreReason } from "~/domain/scoring/score";

type Topic = MappedLevel["areas"][number]["milestones"][number];

const question = (why: ScoreReason, actual: number, max: number) => ({ why, actual, max });
const topic = (id: string, ...questions: Topic["questions"]): Topic => {
  const applying = questions.filter(({ max }) => max >= 0);
  const sum = (of: "actual" | "max") => applying.reduce((total, one) => total + one[of], 0);
  const points = applying.length === 0 ? { actual: -1, max: -1 } : { actual: sum("actual"), max: sum("max") };
  return { id, label: `Tema ${id}`, ...points, questions };
};
const level = (...topics: Topic[]): MappedLevel => {
  const applying = topics.filter(({ max }) => max >= 0);
  const sum = (of: "actual" | "max") => applying.reduce((total, one) => total + one[of], 0);
  const points = applying.length === 0 ? { actual: -1, max: -1 } : { actual: sum("actual"), max: sum("max") };
  return { ...points, areas: [{ id: "environment", ...points, milestones: topics }] };
};
const mapOf = (levels: Partial<Record<ScoredClass, MappedLevel>>, unfilled: ScoredClass[] = []) =>
  heatMap({ start_small: level(), graduate: level(), master: level(), ...levels }, unfilled);

const cellOf = (...questions: Topic["questions"]): HeatCell | undefined =>
  mapOf({ start_small: level(topic("a", ...questions)) }).areas[0]?.topics[0]?.cells.start_small;

describe("a cell of the heat map", () => {
  test("of which no question is told is there if it has points to earn", () => {
    const bare = (actual: number, max: number) => ({ ...topic("a"), actual, max });
    const { areas } = mapOf({ start_small: level(bare(200, 500)), graduate: level(bare(-1, -1)) });
    expect(areas[0]?.topics[0]?.cells).toEqual({
      start_small: { kind: "scored", actual: 200, max: 500 },
      graduate: { kind: "absent" },
      master: { kind: "absent" },
    });
  });

  test.each<[string, Topic["questions"], HeatCell]>([
    [
      "points of points",
      [question("earned", 200, 200), question("not_answered", 0, 300)],
      { kind: "scored", actual: 200, max: 500 },
    ],
    [
      "zero points where an answer earns none",
      [question("earns_nothing", 0, 300)],
      { kind: "scored", actual: 0, max: 300 },
    ],
    [
      "zero points where an answer is incomplete",
      [question("incomplete", 0, 300)],
      { kind: "scored", actual: 0, max: 300 },
    ],
    [
      "«not begun» without an answer",
      [question("not_answered", 0, 300), question("blocked", 0, 100)],
      { kind: "not_begun" },
    ],
    ["«not begun» while a proposed value waits", [question("unconfirmed", 0, 300)], { kind: "not_begun" }],
    [
      "«not applicable» where nothing applies",
      [question("not_applicable", -1, -1)],
      { kind: "not_applicable" },
    ],
    ["absent without questions", [], { kind: "absent" }],
  ])("is %s", (_, questions, cell) => {
    expect(cellOf(...questions)).toEqual(cell);
  });

  test("is absent in a class that does not have the topic, and «not begun» in a class without a declared answer", () => {
    const begun = level(topic("a", question("earned", 200, 200)));
    const { areas, classes } = mapOf({ start_small: begun, graduate: begun }, ["graduate"]);
    expect(areas[0]?.topics[0]?.cells).toEqual({
      start_small: { kind: "scored", actual: 200, max: 200 },
      graduate: { kind: "not_begun" },
      master: { kind: "absent" },
    });
    expect(classes.graduate).toEqual({ kind: "not_begun" });
  });
});

test("topics stand once, each after the one it follows in the class that brings it", () => {
  const ids = (...names: string[]) => level(...names.map((id) => topic(id, question("earned", 1, 1))));
  const { areas } = mapOf({
    start_small: ids("a", "b", "e"),
    graduate: ids("a", "c", "b", "d"),
    master: ids("z", "e"),
  });
  expect(areas.map(({ topics }) => topics.map(({ id }) => id))).toEqual([["z", "a", "c", "b", "d", "e"]]);
});

const questions = fc
  .record({ why: fc.constantFrom(...SCORE_REASONS), actual: fc.nat(500), more: fc.nat(500) })
  .map(({ why, actual, more }) => question(why, actual, actual + more));
const levels = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d"))
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.array(questions, { maxLength: 4 }).map((some) => topic(id, ...some)))),
  )
  .map((topics) => level(...topics));

test("every topic of every class is in the map once, and what is scored keeps its points", () => {
  fc.assert(
    fc.property(levels, levels, levels, (start_small, graduate, master) => {
      const given = { start_small, graduate, master };
      const shown = heatMap(given).areas.flatMap(({ topics }) => topics);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      for (const id of CLASSES) {
        for (const one of given[id].areas.flatMap(({ milestones }) => milestones)) {
          const cell = shown.find((row) => row.id === one.id)?.cells[id];
          if (cell?.kind === "scored") expect([cell.actual, cell.max]).toEqual([one.actual, one.max]);
          else expect(one.questions.some(({ why }) => why === "earned")).toBe(false);
        }
      }
    }),
  );
});

test.each<[ScoreReason, boolean, 0 | 1]>([
  ["earned", true, 0],
  ["partly_earned", true, 0],
  ["earns_nothing", true, 0],
  ["not_answered", false, 1],
  ["incomplete", true, 1],
  ["blocked", false, 1],
  ["unconfirmed", false, 1],
  ["incompatible", true, 1],
  ["on_paper", true, 0],
  ["figures_missing", true, 0],
  ["voluntary", false, 0],
  ["not_applicable", false, 0],
])("a question that is %s: a topic of it alone is begun %s, with %i open", (why, begun, open) => {
  expect(topicProgress([question(why, 0, 100)])).toEqual({ begun, open });
});

test("a question that does not apply is not open, and a topic without questions has come to nothing", () => {
  expect(topicProgress([question("not_answered", -1, -1)])).toEqual({ begun: false, open: 0 });
  expect(topicProgress([])).toBeNull();
});

/** The same, with what its questions come to in place of each of them. */
const inFigures = (given: MappedLevel): MappedLevel => ({
  ...given,
  areas: given.areas.map((area) => ({
    ...area,
    milestones: area.milestones.map((one) => ({
      ...{ ...one, questions: [] },
      progress: topicProgress(one.questions) ?? undefined,
    })),
  })),
});

test("the map and the gains need no question where a topic tells what they come to", () => {
  fc.assert(
    fc.property(levels, levels, levels, (start_small, graduate, master) => {
      const given = { start_small, graduate, master };
      const told = {
        start_small: inFigures(start_small),
        graduate: inFigures(graduate),
        master: inFigures(master),
      };
      expect(heatMap(told)).toEqual(heatMap(given));
      for (const id of CLASSES) expect(topicGains(told[id])).toEqual(topicGains(given[id]));
    }),
  );
});

describe("the topics by what they can still add", () => {
  test("stand with the largest first, and leave out what is full or does not apply", () => {
    const given = level(
      topic("full", question("earned", 500, 500)),
      topic("small", question("partly_earned", 60, 100)),
      topic("large", question("not_answered", 0, 300), question("partly_earned", 50, 100)),
      topic("none", question("not_applicable", -1, -1)),
    );
    expect(topicGains(given)).toEqual([
      { id: "large", label: "Tema large", gain: 350, open: 1 },
      { id: "small", label: "Tema small", gain: 40, open: 0 },
    ]);
  });

  test("add up to what the class lacks", () => {
    fc.assert(
      fc.property(levels, (given) => {
        const lacking = given.max < 0 ? 0 : given.max - given.actual;
        expect(topicGains(given).reduce((sum, { gain }) => sum + gain, 0)).toBe(lacking);
      }),
    );
  });
});
