import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { developmentPlan, type Effort, EFFORTS } from "~/domain/scoring/development-plan";
import { scoreSurvey } from "~/domain/scoring/score";
import type { Answers } from "~/domain/question/answer";
import { CLASSES, type Question, type Questionnaire } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { surveys } from "../arbitraries";
import { answer, booleanQuestion, FACTS, notApplicable, questionnaire, radioQuestion } from "../build";

const SHARING = { weights: { environment: 50, social: 30, governance: 20 }, macrosector: null };
const yes = answer({ value: "yes" });
const no = answer({ value: "no" });

const scoreOf = (content: Questionnaire, answers: Answers) =>
  scoreSurvey(content, surveyStates(content, answers, FACTS), SHARING);

function planOf(questions: Question[], answers: Answers, efforts: Record<string, Effort> = {}, top?: number) {
  return developmentPlan(scoreOf(questionnaire(questions), answers), questions, efforts, top);
}

const named = (guids: string[], given: Partial<Question> = {}) =>
  guids.map((guid) => booleanQuestion({ guid, ...(given as object) }));

describe("the development plan", () => {
  test("lists what is missing, and nothing that is complete or does not apply", () => {
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
    expect(planOf(questions, answers)).toEqual([
      expect.objectContaining({
        guid: "bad",
        gain: 2_500,
        actual: 0,
        max: 2_500,
        earned: 0,
        why: "earns_nothing",
      }),
      expect.objectContaining({ guid: "open", gain: 2_500, why: "not_answered" }),
      expect.objectContaining({ guid: "part", gain: 1_500, actual: 1_000, earned: 40, why: "partly_earned" }),
    ]);
  });

  test("says where a question stands", () => {
    const [question] = named(["q"], { area: "social", milestone: "persone", level: "graduate" });
    expect(question && planOf([question], {})[0]).toMatchObject({
      scoredClass: "graduate",
      area: "social",
      milestone: "persone",
      waitsFor: [],
    });
  });

  test("says which questions open a blocked one", () => {
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
    const step = planOf(questions, {}).find(({ guid }) => guid === "child");
    expect(step).toMatchObject({ why: "blocked", waitsFor: ["parent"] });
  });

  test("puts duties of law first, then quick wins, then the rest", () => {
    const law = { references: [{ source: "Legge" as const, point: "D.Lgs. 81/2008, art. 17" }] };
    const questions = [
      ...named(["large"], { weight: 9 }),
      ...named(["quick"], { weight: 2 }),
      ...named(["duty"], { weight: 1, ...law }),
      ...named(["other-duty"], { weight: 3, ...law }),
      ...named(["next"], { weight: 9, level: "graduate", ...law }),
    ];
    const plan = planOf(questions, {}, { quick: "low", duty: "high", large: "medium" });
    expect(plan.map(({ guid, turn }) => [guid, turn])).toEqual([
      ["other-duty", "duty"],
      ["duty", "duty"],
      ["quick", "quick"],
      ["large", "later"],
      ["next", "duty"],
    ]);
  });

  test("goes by gain, then by effort, then by the journey", () => {
    const questions = [
      ...named(["a-high", "b-none"], { weight: 2 }),
      ...named(["c-low", "d-medium", "e-low"], { weight: 2 }),
      ...named(["f-large"], { weight: 5 }),
    ];
    const efforts = {
      "a-high": "high",
      "c-low": "low",
      "d-medium": "medium",
      "e-low": "low",
      "f-large": "high",
    } as const;
    const guids = planOf(questions, {}, efforts).map(({ guid }) => guid);
    expect(guids).toEqual(["c-low", "e-low", "f-large", "d-medium", "a-high", "b-none"]);
  });

  test("orders classes in which all else is equal as they open", () => {
    const questions = CLASSES.toReversed().flatMap((level) => named([`q-${level}`], { level }));
    expect(planOf(questions, {}).map(({ scoredClass }) => scoredClass)).toEqual(CLASSES);
  });

  test("stops after the number asked for", () => {
    expect(planOf(named(["a", "b", "c"]), {}, {}, 2).map(({ guid }) => guid)).toEqual(["a", "b"]);
  });
});

describe("the laws of the plan", () => {
  const efforts = fc.infiniteStream(fc.constantFrom(...EFFORTS));

  test("the gains of a class and its points together are the whole class", () => {
    fc.assert(
      fc.property(surveys, ({ questionnaire: content, answers }) => {
        const score = scoreOf(content, answers);
        const plan = developmentPlan(score, content.questions, {});
        for (const id of CLASSES) {
          const gains = plan.filter(({ scoredClass }) => scoredClass === id).map(({ gain }) => gain);
          const { actual, max } = score.levels[id];
          expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(max - actual);
        }
      }),
    );
  });

  test("within a class and a turn, steps never rise in gain by more than a hundredth, nor fall in effort among equals", () => {
    fc.assert(
      fc.property(surveys, efforts, ({ questionnaire: content, answers }, stream) => {
        const given = Object.fromEntries(
          content.questions.map(({ guid }) => [guid, stream.next().value ?? "low"] as const),
        );
        const plan = developmentPlan(scoreOf(content, answers), content.questions, given);
        plan.slice(1).forEach((step, index) => {
          const before = plan[index];
          if (before?.scoredClass !== step.scoredClass || before.turn !== step.turn) return;
          expect(step.gain).toBeLessThanOrEqual(before.gain + 1);
          if (step.gain === before.gain) {
            expect(EFFORTS.indexOf(step.effort)).toBeGreaterThanOrEqual(EFFORTS.indexOf(before.effort));
          }
        });
      }),
    );
  });

  test("the best answer to a step gains exactly what the plan says", () => {
    fc.assert(
      fc.property(surveys, fc.nat(), ({ questionnaire: content, answers }, index) => {
        const before = scoreOf(content, answers);
        const plan = developmentPlan(before, content.questions, {});
        const step = plan[index % Math.max(1, plan.length)];
        const question = content.questions.find(({ guid }) => guid === step?.guid);
        if (!step || !question) return;
        const best = answer(rulesOf(question).best(question));
        const reachable = rulesOf(question).earned(question, best.elements) === 100;
        const after = scoreOf(content, { ...answers, [question.guid]: best });
        const gained = after.levels[step.scoredClass].actual - before.levels[step.scoredClass].actual;
        if (reachable) expect(gained).toBe(step.gain);
        else expect(gained).toBeLessThanOrEqual(step.gain);
      }),
    );
  });
});
