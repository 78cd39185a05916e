import { expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { questionnaireV1 } from "~/content/v1/questionnaire";
import { questionnaireV2 } from "~/content/v2/questionnaire";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { answer, FACTS } from "../domain/build";

const QUESTIONNAIRES = [
  ["v1", questionnaireV1],
  ["v2", questionnaireV2],
  ["v3", questionnaireV3],
] as const;

test.each(QUESTIONNAIRES)(
  "the questionnaire of %s is served with all its questions",
  (apiVersion, content) => {
    expect(questionnaire(apiVersion)).toBe(content);
  },
);

test.each(QUESTIONNAIRES)("no question of %s has a file for its answer (D2)", (_, content) => {
  const statusOf = (question: Question, given: Answer) => {
    const alone = { ...question, dependencies: [], autofill: [] };
    const states = surveyStates(
      { ...content, questions: [alone], plausibility: [] },
      { [question.guid]: given },
      FACTS,
    );
    return states.get(question.guid)?.status;
  };
  const told = content.questions.map((question) => [
    question.guid,
    statusOf(question, answer({ ...rulesOf(question).best(question) })),
    statusOf(question, answer({}, { attachments: ["a-file"] })),
  ]);
  expect(told).toEqual(content.questions.map(({ guid }) => [guid, "self-declared", "not-answered"]));
});
