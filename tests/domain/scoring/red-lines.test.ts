import { describe, expect, test } from "vitest";
import { crossedLines } from "~/domain/scoring/red-lines";
import { scoreSurvey } from "~/domain/scoring/score";
import type { Answers } from "~/domain/question/answer";
import { CLASSES, type RedLine } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { answer, booleanQuestion, FACTS, notApplicable, questionnaire, textQuestion } from "../build";

const SHARING = { weights: { environment: 50, social: 30, governance: 20 }, macrosector: null };

const line = (given: Partial<RedLine>): RedLine => ({
  id: "deaths",
  label: "Morti sul lavoro",
  when: [{ question: "deaths", field: "amount", above: "0" }],
  cap: 30,
  reason: "La vita viene prima.",
  source: { source: "Legge", point: "D.Lgs. 81/2008" },
  wayOut: "Un anno senza morti.",
  question: "deaths",
  ...given,
});

const content = questionnaire(
  [
    booleanQuestion({ guid: "good", weight: 9 }),
    textQuestion({ guid: "deaths", weight: 0, notApplicableEnabled: true }),
    booleanQuestion({ guid: "fined", weight: 1, shares: { yes: 0, no: 100 } }),
  ],
  {
    redLines: [
      line({}),
      line({
        id: "fines",
        cap: 70,
        question: "fined",
        when: [
          { question: "fined", anyOf: ["yes"] },
          { registry: "employees", atLeast: 1 },
        ],
      }),
    ],
  },
);

function scored(answers: Answers, facts = FACTS) {
  const states = surveyStates(content, answers, facts);
  const crossed = crossedLines(content, states, answers, facts);
  return { crossed, level: scoreSurvey(content, states, SHARING, crossed).levels.start_small };
}

const good = { good: answer({ value: "yes" }) };
const noFines = { fined: answer({ value: "no" }) };

describe("a red line", () => {
  test("caps the class and leaves the areas their sums", () => {
    const { level } = scored({ ...good, ...noFines, deaths: answer({ amount: "1" }) });
    expect(level).toMatchObject({ actual: 3000, sum: 10_000, max: 10_000, reachable: 3000 });
    expect(level.caps).toEqual([{ line: "deaths", cap: 30 }]);
    expect(level.areas[0]?.actual).toBe(10_000);
  });

  test("lifts no class that is below it", () => {
    const { level } = scored({ ...noFines, deaths: answer({ amount: "1" }) });
    expect(level).toMatchObject({ actual: 1000, sum: 1000 });
  });

  test("is one of several: the lowest cap counts", () => {
    const both = scored({ ...good, fined: answer({ value: "yes" }), deaths: answer({ amount: "2" }) });
    expect(both.level).toMatchObject({ actual: 3000, sum: 9000 });
    expect(both.level.caps.map(({ line: id }) => id)).toEqual(["deaths", "fines"]);
    const one = scored({ ...good, fined: answer({ value: "yes" }), deaths: answer({ amount: "0" }) });
    expect(one.level).toMatchObject({ actual: 7000, sum: 9000 });
  });

  test("is printed with what the company explains", () => {
    const answers = { deaths: answer({ amount: "1" }, { explanation: "Un incidente stradale." }) };
    expect(scored(answers).crossed).toMatchObject([{ explanation: "Un incidente stradale." }]);
    expect(scored({ deaths: answer({ amount: "1" }) }).crossed).toMatchObject([{ explanation: null }]);
  });

  test.each<[string, Answers, number]>([
    ["no answer", {}, 0],
    ["an answer of zero", { deaths: answer({ amount: "0" }) }, 0],
    ["not applicable", { deaths: notApplicable() }, 0],
    ["an answer that misses nothing", { deaths: answer({ amount: "0.5" }) }, 1],
  ])("with %s is crossed %i times", (_, answers, times) => {
    expect(scored(answers).crossed).toHaveLength(times);
  });

  test("needs all its conditions, and what is not known does not hold", () => {
    const fined = { fined: answer({ value: "yes" }) };
    expect(scored(fined, { ...FACTS, employees: 0 }).crossed).toEqual([]);
    expect(scored(fined, { ...FACTS, employees: null }).crossed).toEqual([]);
  });
});

const open = (answers: Answers, facts = FACTS) =>
  scored(answers, facts).level.undeclared.map(({ question, lines }) => [
    question.guid,
    lines.map(({ id }) => id),
  ]);

describe("a red line without an answer", () => {
  test("holds the class as the fact would, and says what it can still reach", () => {
    const { level } = scored({ ...good, ...noFines });
    expect(level).toMatchObject({ sum: 10_000, held: 3000, actual: 3000, reachable: 10_000, caps: [] });
    const denied = scored({ ...good, ...noFines, deaths: answer({ amount: "0" }) }).level;
    expect(denied).toMatchObject({ held: null, actual: 10_000 });
    const admitted = scored({ ...good, ...noFines, deaths: answer({ amount: "1" }) }).level;
    expect(admitted.actual).toBe(level.actual);
  });

  test("lifts no class that is below it, and the lowest of cap and silence counts", () => {
    expect(scored({ ...noFines }).level).toMatchObject({ sum: 1000, held: 3000, actual: 1000 });
    const both = scored({ ...good, fined: answer({ value: "yes" }) }).level;
    expect(both).toMatchObject({ sum: 9000, held: 3000, actual: 3000 });
    const silentOnFines = scored({ ...good, deaths: answer({ amount: "0" }) }).level;
    expect(silentOnFines).toMatchObject({ sum: 9000, held: 7000, actual: 7000 });
  });

  test("holds its own class and the later ones, which build on it", () => {
    const later = questionnaire(
      [
        booleanQuestion({ guid: "good", weight: 9 }),
        booleanQuestion({ guid: "fined", level: "graduate", weight: 1, shares: { yes: 0, no: 100 } }),
        booleanQuestion({ guid: "best", level: "master", weight: 1 }),
      ],
      { redLines: [line({ when: [{ question: "fined", anyOf: ["yes"] }], question: "fined" })] },
    );
    const states = surveyStates(later, { ...good, best: answer({ value: "yes" }) }, FACTS);
    const { levels } = scoreSurvey(later, states, SHARING);
    expect(CLASSES.map((id) => levels[id].held)).toEqual([null, 3000, 3000]);
    expect(CLASSES.map((id) => levels[id].actual)).toEqual([10_000, 0, 3000]);
  });

  test("that was given to another edition crosses a line, and denies none until it is confirmed", () => {
    const levelOf = (amount: string) => {
      const answers = { ...good, ...noFines, deaths: answer({ amount }) };
      const states = surveyStates(content, answers, FACTS, new Set(["deaths"]));
      const crossed = crossedLines(content, states, answers, FACTS);
      return scoreSurvey(content, states, SHARING, crossed).levels.start_small;
    };
    expect(levelOf("0")).toMatchObject({ held: 3000, caps: [], flagged: true });
    expect(levelOf("1")).toMatchObject({ held: null, caps: [{ line: "deaths", cap: 30 }] });
  });

  test("flags the class, however complete it is", () => {
    const { level } = scored({ ...good, ...noFines });
    expect(level.undeclared.map(({ question }) => question.guid)).toEqual(["deaths"]);
    expect(level.flagged).toBe(true);
    const said = scored({ ...good, ...noFines, deaths: answer({ amount: "0" }) }).level;
    expect(said.undeclared).toEqual([]);
    expect(said.flagged).toBe(false);
  });

  test("is named by question, and waits for nothing that is settled", () => {
    expect(open({})).toEqual([
      ["deaths", ["deaths"]],
      ["fined", ["fines"]],
    ]);
    expect(open({ deaths: answer({ amount: "1" }), fined: answer({ value: "yes" }) })).toEqual([]);
    expect(open({ deaths: notApplicable(), fined: answer({ value: "no" }) })).toEqual([]);
  });
});
