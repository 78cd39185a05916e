import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isClosed } from "~/domain/survey/closed";
import { neighbours, pageOf, questionsOf } from "~/domain/survey/journey";
import {
  alongPath,
  isPathComplete,
  mayBeAsked,
  minutesOf,
  type OfferedPath,
  pathProgress,
  PATHS,
  pathsOf,
  type PathStep,
  stepsOf,
} from "~/domain/survey/paths";
import { pointsByQuestion, type ServedSheets, SERVES_NOTHING } from "~/domain/survey/served";
import type { Question, Questionnaire } from "~/domain/question/question";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import { elementsOf, facts, wholeQuestionnaires } from "../arbitraries";
import { answer, booleanQuestion, FACTS, questionnaire } from "../build";

const asking = (guid: string, more: Partial<Question> = {}) => booleanQuestion({ guid, ...(more as object) });

/** The sheets with one point for each of these questions. */
const serving = (guids: { [Sheet in keyof ServedSheets]?: string[] }): ServedSheets => ({
  ...SERVES_NOTHING,
  ...Object.fromEntries(
    Object.entries(guids).map(([sheet, on]) => [
      sheet,
      pointsByQuestion(on.map((guid, index) => ({ point: String(index + 1), questions: [{ guid }] }))),
    ]),
  ),
});

const onPath = (
  content: Questionnaire,
  served: ServedSheets,
  path: OfferedPath,
  workforce: number | null = 40,
) => [...(pathsOf(content, { ...FACTS, workforce }, served).get(path) ?? [])].sort();

describe("a path", () => {
  const whole = questionnaire([
    asking("basic"),
    asking("comprehensive", { level: "reporting" }),
    asking("bank", { level: "master" }),
    asking("draft-of-the-bank", { references: [{ source: "MEF-PMI", point: "8" }] }),
    asking("context-of-the-standard", { references: [{ source: "VSME", point: "B3 §29" }] }),
    asking("short", { essential: true }),
  ]);
  const sheets = serving({ bank: ["bank"], basic: ["basic"], complete: ["basic", "comprehensive"] });
  const EVERY_VSME = ["basic", "comprehensive"];

  test.each<[OfferedPath, number | null, string[]]>([
    ["essential", 40, ["short"]],
    ["vsme-basic", 40, ["basic"]],
    ["vsme-complete", 40, EVERY_VSME],
    ["bank", 40, ["bank"]],
    ["client", 40, EVERY_VSME],
    ["client", 11, EVERY_VSME],
    ["client", 10, ["basic"]],
    ["client", 0, ["basic"]],
    ["client", null, ["basic"]],
  ])("%s of a company with %s people has the questions %j", (path, people, guids) => {
    expect(onPath(whole, sheets, path, people)).toEqual(guids);
  });

  test("has the questions that open its own, and those that open these", () => {
    const chain = questionnaire([
      asking("first"),
      asking("second", {
        dependencies: [{ effect: "na", question: "first", anyOf: ["yes"] }],
      }),
      asking("third", {
        dependencies: [
          { effect: "blocked", question: "second", anyOf: ["yes"] },
          { effect: "na", registry: "employees", atLeast: 15 },
        ],
      }),
      asking("beside"),
    ]);
    expect(onPath(chain, serving({ bank: ["third"] }), "bank")).toEqual(["first", "second", "third"]);
  });

  test("ends where questions wait for each other, or for one that does not exist", () => {
    const circle = questionnaire([
      asking("one", {
        dependencies: [
          { effect: "na", question: "other", anyOf: ["yes"] },
          { effect: "na", question: "nothing", anyOf: ["yes"] },
        ],
      }),
      asking("other", {
        dependencies: [{ effect: "na", question: "one", anyOf: ["yes"] }],
      }),
    ]);
    expect(onPath(circle, serving({ bank: ["one"] }), "bank")).toEqual(["one", "other"]);
  });

  test.each(["v1", "v2"] as const)("does not exist in a questionnaire %s", (apiVersion) => {
    expect(pathsOf({ ...whole, apiVersion }, FACTS, sheets).size).toBe(0);
  });
});

const step = (status: PathStep["status"], done: boolean, minutes: number, obsolete = false): PathStep => ({
  ...{ status, done, minutes, obsolete },
});

describe("what a path takes", () => {
  test.each<[string, PathStep[], number, number, number, number]>([
    ["nothing is nothing", [], 0, 0, 0, 0],
    ["an open question is left", [step("not-answered", false, 5)], 0, 1, 5, 5],
    ["a done one is not left", [step("self-declared", true, 5)], 1, 1, 5, 0],
    ["a voluntary empty one is not left", [step("not-answered", true, 5)], 1, 1, 5, 0],
    ["one that does not apply takes nothing", [step("na-blocked", true, 5)], 0, 0, 0, 0],
    ["one closed by a given answer takes nothing", [step("blocked", true, 5)], 0, 0, 0, 0],
    ["one that waits for a datum may still come", [step("blocked", false, 5)], 0, 1, 5, 5],
    [
      "one that changed since is left, and outside the progress",
      [step("self-declared", true, 5, true)],
      0,
      0,
      5,
      5,
    ],
  ])("%s", (_, steps, done, total, minutes, left) => {
    expect(pathProgress(steps)).toMatchObject({ done, total });
    expect(minutesOf(steps)).toEqual({ minutes, left });
    expect(isPathComplete(steps)).toBe(total > 0 && done === total);
  });

  test("counts reporting like every class", () => {
    const content = questionnaire([
      booleanQuestion({ guid: "a", minutes: 2 }),
      booleanQuestion({ guid: "b", level: "reporting", minutes: 3 }),
    ]);
    const steps = stepsOf(content.questions, surveyStates(content, { a: answer({ value: "yes" }) }, FACTS));
    expect(pathProgress(steps)).toEqual({ done: 1, total: 2, percent: 50 });
    expect(minutesOf(steps)).toEqual({ minutes: 5, left: 3 });
  });
});

const onSheets: fc.Arbitrary<(keyof ServedSheets)[]> = fc.subarray<keyof ServedSheets>([
  "bank",
  "basic",
  "complete",
]);

/** A questionnaire whose questions are on the sheets at random, some answers, and the company. */
const companies = wholeQuestionnaires.chain((given) =>
  fc
    .tuple(
      facts,
      ...given.questions.map((question) =>
        fc.tuple(onSheets, fc.boolean(), fc.option(elementsOf(question), { nil: null })),
      ),
    )
    .map(([registry, ...drawn]) => {
      const questions = given.questions.map((question, index): Question => {
        return { ...question, ...(drawn[index]?.[1] ? { essential: true } : {}) };
      });
      const answers = questions.flatMap(({ guid }, index) => {
        const elements = drawn[index]?.[2];
        return elements ? [[guid, answer(elements)] as const] : [];
      });
      const content = { ...given, questions };
      const onSheet = (sheet: keyof ServedSheets) =>
        questions.flatMap(({ guid }, index) => (drawn[index]?.[0].includes(sheet) ? [guid] : []));
      const served = serving({
        bank: onSheet("bank"),
        basic: onSheet("basic"),
        complete: onSheet("complete"),
      });
      const states = surveyStates(content, Object.fromEntries(answers), registry);
      return { content, registry, served, states };
    }),
);

const pageId = (content: Questionnaire, guid: string) => pageOf(content, guid)[0]?.guid ?? "";

/** The pages that a user passes who only presses one button. */
function passed(
  content: Questionnaire,
  states: SurveyStates,
  path: ReadonlySet<string>,
  { from, way }: { from: string | undefined; way: "next" | "previous" },
): string[] {
  const ordered = questionsOf(content, "full");
  const pages: string[] = [];
  for (let here: string | null = from ?? null; here !== null;) {
    pages.push(pageId(content, here));
    if (pages.length > ordered.length) throw new Error("The journey goes round in circles");
    here = neighbours(alongPath(ordered, states, path, pageOf(content, here)), states, here)[way];
  }
  return pages;
}

describe("next and previous along a path", () => {
  test("pass each page with a question of the path that is open, once, and no other", () => {
    fc.assert(
      fc.property(companies, fc.constantFrom(...PATHS), ({ content, registry, served, states }, id) => {
        const path = pathsOf(content, registry, served).get(id) ?? new Set();
        const asked = questionsOf(content, "full").filter(({ guid }) => {
          const state = states.get(guid);
          return path.has(guid) && !!state && mayBeAsked(state) && !isClosed(state.status);
        });
        const pages = [...new Set(asked.map(({ guid }) => pageId(content, guid)))];
        const onward = passed(content, states, path, { from: asked[0]?.guid, way: "next" });
        const back = passed(content, states, path, { from: asked.at(-1)?.guid, way: "previous" });
        expect(onward).toEqual(pages);
        expect(back.reverse()).toEqual(pages);
      }),
    );
  });

  test("go on from a page beside the path to the path", () => {
    const content = questionnaire([asking("a"), asking("beside"), asking("also-beside"), asking("b")]);
    const states = surveyStates(content, {}, FACTS);
    const path = pathsOf(content, FACTS, serving({ bank: ["a", "b"] })).get("bank") ?? new Set();
    const along = alongPath(content.questions, states, path, pageOf(content, "beside"));
    expect(neighbours(along, states, "beside")).toEqual({ previous: "a", next: "b", skipped: 0 });
  });
});
