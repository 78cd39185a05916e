import { questionnaire } from "~/content/questionnaires";
import { weights as weightRows } from "~/content/v3/weights";
import { rulesOf } from "~/domain/answers/classes";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { scoreSurvey } from "~/domain/scoring/score";
import type { Answers } from "~/domain/question/answer";
import { surveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { walk } from "../domain/walk";
import { millisecondsOf, type Measure } from "./measure";

const FACTS = {
  employees: 120,
  workforce: 120,
  turnover: 20_000_000,
  size: "medium",
  macrosector: "C",
} as const;

/** A company of the whole questionnaire that has answered every question it is asked. */
export const scoring: Measure = {
  about: "scoring a company that is asked everything",
  async run() {
    const asking = questionnaire("v3");
    const sharing = sharingFor(weightRows, FACTS);
    const { answers } = walk(asking, FACTS, (question) => answer(rulesOf(question).best(question)));
    const statesOf = (given: Answers) => surveyStates(asking, given, FACTS);
    const states = statesOf(answers);
    const whole = await millisecondsOf(() => scoreSurvey(asking, statesOf(answers), sharing));
    return [
      {
        name: `statuses and score of ${asking.questions.length} questions`,
        value: whole,
        unit: "ms",
        goal: { atMost: 1 },
      },
      { name: "of these, the statuses", value: await millisecondsOf(() => statesOf(answers)), unit: "ms" },
      {
        name: "of these, the score",
        value: await millisecondsOf(() => scoreSurvey(asking, states, sharing)),
        unit: "ms",
      },
      { name: "100,000 companies on one core", value: whole * 100, unit: "s", goal: { atMost: 60 } },
    ];
  },
};
