import { questionnaire } from "~/content/questionnaires";
import { weights as weightRows } from "~/content/v3/weights";
import { rulesOf } from "~/domain/answers/classes";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { crossedLines } from "~/domain/scoring/red-lines";
import { scoreSurvey } from "~/domain/scoring/score";
import type { Answers } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import { answer } from "../domain/build";
import { walk } from "../domain/walk";
import type { Figure } from "./measure";

const FACTS = {
  employees: 120,
  workforce: 120,
  turnover: 20_000_000,
  size: "medium",
  macrosector: "C",
} as const;

const WARM_UP = 200;
const RUNS = 1000;

/** The computing time of a piece of work done again and again: what other work takes from the machine is not in it. */
function secondsOf(times: number, work: (turn: number) => void): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) work(turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The answers of a company that lacks one of them. */
function without(answers: Answers, question: Question | undefined): Answers {
  const { [question?.guid ?? ""]: _, ...others } = answers;
  return others;
}

/**
 * Prints the figures of scoring as JSON. `scoring.ts` runs it as one script without the names that tsx keeps for each
 * function, as the product runs: they take a quarter of the time.
 */
function figures(): Figure[] {
  const asking = questionnaire("v3");
  const sharing = sharingFor(weightRows, FACTS);
  const { answers } = walk(asking, FACTS, (question) => answer(rulesOf(question).best(question)));
  const statesOf = (given: Answers) => surveyStates(asking, given, FACTS);
  const scoreOf = (states: SurveyStates, given: Answers = answers) =>
    scoreSurvey(asking, states, sharing, crossedLines(asking, states, given, FACTS));
  const states = statesOf(answers);
  const millisecondsOf = (work: () => void) => {
    secondsOf(WARM_UP, work);
    return (secondsOf(RUNS, work) / RUNS) * 1000;
  };
  return [
    {
      name: `statuses, red lines and score of ${asking.questions.length} questions`,
      value: millisecondsOf(() => void scoreOf(statesOf(answers))),
      unit: "ms",
      goal: { atMost: 1 },
    },
    { name: "of these, the statuses", value: millisecondsOf(() => void statesOf(answers)), unit: "ms" },
    { name: "of these, red lines and score", value: millisecondsOf(() => void scoreOf(states)), unit: "ms" },
    {
      name: "100,000 companies on one core",
      value: secondsOf(100_000, (company) => {
        const given = without(answers, asking.questions[company % asking.questions.length]);
        scoreOf(statesOf(given), given);
      }),
      unit: "s",
      goal: { atMost: 60 },
    },
  ];
}

console.log(JSON.stringify(figures()));
