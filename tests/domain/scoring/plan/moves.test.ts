import { describe, expect, test } from "vitest";
import type { Answers } from "~/domain/question/answer";
import type { Question, RedLine } from "~/domain/question/question";
import type { Effort } from "~/domain/scoring/plan/effort";
import { classInHand } from "~/domain/scoring/plan/moves";
import { answer, booleanQuestion, FACTS, notApplicable, questionnaire, radioQuestion } from "../../build";
import { planning } from "./company";

const yes = answer({ value: "yes" });
const no = answer({ value: "no" });
const LAW = { references: [{ source: "Legge" as const, point: "D.Lgs. 81/2008, art. 17" }] };

function movesOf(
  questions: Question[],
  answers: Answers,
  efforts: Record<string, Effort> = {},
  lasting?: Set<string>,
) {
  return planning(questionnaire(questions), answers, FACTS, { efforts, ...(lasting && { lasting }) }).moves;
}

const named = (guids: string[], given: Partial<Question> = {}) =>
  guids.map((guid) => booleanQuestion({ guid, ...(given as object) }));

describe("the moves of a company", () => {
  test("are what is missing, and nothing that is complete or does not apply", () => {
    const questions = [
      ...named(["full", "bad", "open"]),
      radioQuestion({ guid: "part" }),
      booleanQuestion({ guid: "away", notApplicableEnabled: true }),
      booleanQuestion({ guid: "unscored", weight: 0 }),
    ];
    const answers = {
      full: yes,
      bad: no,
      part: answer({ value: "some" }),
      away: notApplicable(),
      unscored: no,
    };
    expect(movesOf(questions, answers)).toEqual([
      expect.objectContaining({ guid: "bad", gap: 2_500, actual: 0, max: 2_500, why: "earns_nothing" }),
      expect.objectContaining({ guid: "open", gap: 2_500, why: "not_answered" }),
      expect.objectContaining({ guid: "part", gap: 1_500, actual: 1_000, earned: 40, why: "partly_earned" }),
    ]);
  });

  test("say which questions open a blocked one", () => {
    const questions = [
      booleanQuestion({ guid: "parent" }),
      booleanQuestion({
        guid: "child",
        dependencies: [
          { effect: "blocked", question: "parent", anyOf: ["yes"] },
          { effect: "blocked", registry: "employees", atLeast: 1 },
        ],
      }),
    ];
    expect(movesOf(questions, {}).find(({ guid }) => guid === "child")).toMatchObject({
      why: "blocked",
      waitsFor: ["parent"],
    });
  });

  test("leave out a fact that was declared, and ask for one that was not", () => {
    const lasting = new Set(["fact"]);
    expect(movesOf(named(["fact"]), { fact: no }, {}, lasting)).toEqual([]);
    expect(movesOf(named(["fact"]), {}, {}, lasting)).toHaveLength(1);
  });
});

describe("the time of a move", () => {
  const timeOf = (question: Question, effort: Effort, answers: Answers = {}) =>
    movesOf([question, ...named(["opener"])], answers, { [question.guid]: effort }).find(
      ({ guid }) => guid === question.guid,
    )?.horizon;
  const [plain] = named(["plain"]);
  const [duty] = named(["duty"], LAW);
  const [waiting] = named(["waiting"], {
    dependencies: [{ effect: "blocked", question: "opener", anyOf: ["yes"] }],
  });

  test.each([
    ["little effort", plain, "low", "now"],
    ["a medium effort", plain, "medium", "month"],
    ["a high effort", plain, "high", "year"],
    ["a duty of little effort", duty, "low", "now"],
    ["a duty of a medium effort", duty, "medium", "now"],
    ["a duty of a high effort", duty, "high", "month"],
    ["little effort that waits for another answer", waiting, "low", "month"],
  ] as const)("%s", (_, question, effort, horizon) => {
    expect(question && timeOf(question, effort)).toBe(horizon);
  });

  test("what lacks its document alone is of little effort", () => {
    const proof = { document: "Attestato", age: "", checks: "", limitsUntilAttached: true };
    const [practice] = named(["practice"], { proof } as Partial<Question>);
    const [move] = practice ? movesOf([practice], { practice: yes }, { practice: "high" }) : [];
    expect(move).toMatchObject({ why: "on_paper", effort: "low", horizon: "now" });
  });

  test("what lifts a red line comes now, whatever it costs", () => {
    const line: RedLine = {
      ...{
        id: "line",
        label: "Linea",
        when: [{ question: "q", anyOf: ["no"] }],
        cap: 30,
        reason: "",
        wayOut: "",
      },
      ...{ source: { source: "Legge", point: "1" }, question: "q" },
    };
    const content = { ...questionnaire(named(["q", "other"])), redLines: [line] };
    const { moves } = planning(content, { q: no }, FACTS, { efforts: { q: "high", other: "high" } });
    expect(moves.map(({ guid, horizon, liftsLine }) => [guid, horizon, liftsLine])).toEqual([
      ["q", "now", true],
      ["other", "year", false],
    ]);
  });
});

describe("the class being completed", () => {
  const questions = [...named(["first"]), ...named(["second"], { level: "graduate" })];
  const inHand = (efforts: Record<string, Effort>, answers: Answers = {}) =>
    classInHand(movesOf(questions, answers, efforts));

  test("is the first with a move for now or this month", () => {
    expect(inHand({ first: "low", second: "low" })).toBe("start_small");
    expect(inHand({ first: "high", second: "low" })).toBe("graduate");
  });

  test("is the first with any move where none is for this month", () => {
    expect(inHand({ first: "high", second: "high" })).toBe("start_small");
  });

  test("is none where nothing is left to gain", () => {
    expect(inHand({}, { first: yes, second: yes })).toBeNull();
  });
});
