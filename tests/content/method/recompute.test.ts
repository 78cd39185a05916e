import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { weights } from "~/content/v3/weights";
import { csvText } from "~/domain/csv-text";
import type { Answers, RegistryFacts } from "~/domain/question/answer";
import { CLASSES } from "~/domain/question/question";
import { sharingFor } from "~/domain/scoring/declared-weights";
import { methodTables } from "~/domain/scoring/method-tables";
import { crossedLines } from "~/domain/scoring/red-lines";
import { NOT_AVAILABLE, scoreSurvey } from "~/domain/scoring/score";
import { surveyStates, type SurveyStates } from "~/domain/survey/status";
import { runs } from "../../runs";
import { chance, randomAnswers, randomFacts } from "./random-company";
import { readCsv, type Tables } from "./read-csv";
import { recompute, type Told } from "./recompute";

const published: Tables = Object.fromEntries(
  methodTables(questionnaireV3, weights).map(({ id, columns, rows }) => [
    id,
    readCsv(csvText([[...columns], ...rows])),
  ]),
);

function scored(answers: Answers, states: SurveyStates, facts: RegistryFacts) {
  const crossed = crossedLines(questionnaireV3, states, answers, facts);
  return scoreSurvey(questionnaireV3, states, sharingFor(weights, facts), crossed);
}

function toldBy(answers: Answers, states: SurveyStates, facts: RegistryFacts): Told {
  return {
    registry: { ...facts },
    answers: Object.fromEntries(
      Object.entries(answers).map(([guid, { elements, attachments }]) => [
        guid,
        { elements, notApplicable: states.get(guid)?.notApplicable ?? false, files: attachments.length },
      ]),
    ),
    declared: new Set(
      [...states.values()]
        .filter(({ status, notApplicable }) => status === "self-declared" && !notApplicable)
        .map(({ guid }) => guid),
    ),
  };
}

describe("the published tables of the method", () => {
  test("give a second program the same points as the product, for random companies", () => {
    for (let seed = 1; seed <= runs(1000); seed += 1) {
      const draws = chance(seed);
      const facts = randomFacts(draws);
      const answers = randomAnswers(questionnaireV3.questions, draws);
      const states = surveyStates(questionnaireV3, answers, facts);
      const { levels } = scored(answers, states, facts);
      const told = toldBy(answers, states, facts);
      for (const scoredClass of CLASSES) {
        const level = levels[scoredClass];
        const again = recompute(published, told, scoredClass);
        const ours = Object.fromEntries(
          level.areas
            .flatMap((area) => area.milestones.flatMap(({ questions }) => questions))
            .filter(({ max }) => max !== NOT_AVAILABLE)
            .map(({ guid, actual, max }) => [guid, { actual, max }]),
        );
        expect(again.questions, `seed ${seed}, ${scoredClass}`).toEqual(ours);
        expect([again.actual, again.max], `seed ${seed}, ${scoredClass}`).toEqual(
          level.max === NOT_AVAILABLE ? [0, 0] : [level.actual, level.max],
        );
      }
    }
  });

  test("have a row for every scored question, and nothing that a spreadsheet would run", () => {
    const text = methodTables(questionnaireV3, weights).map(({ columns, rows }) =>
      csvText([[...columns], ...rows]),
    );
    expect(published["questions"]?.length).toBe(
      questionnaireV3.questions.filter(({ level }) => CLASSES.some((id) => id === level)).length,
    );
    expect(text.join("\n")).not.toMatch(/(^|;)"?(?!-\d+(,\d+)?(;|$))[=+\-@]/m);
  });
});
