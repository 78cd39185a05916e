import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "~/domain/question/answer";
import { isComplete } from "~/domain/survey/progress";
import type { Questionnaire } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { rulesOf } from "~/domain/answers/classes";
import { dependentQuestionnaires, elementsOf, facts } from "../arbitraries";
import { answer, notApplicable } from "../build";

/** For each question the answer this company will give once it is asked. */
const companies = dependentQuestionnaires.chain((questionnaire) =>
  fc.tuple(
    fc.constant(questionnaire),
    fc
      .tuple(
        ...questionnaire.questions.map((question) =>
          fc.tuple(elementsOf(question), fc.boolean()).map(([elements, declines]) => {
            if (declines && question.notApplicableEnabled) return notApplicable();
            const isComplete = rulesOf(question).missing(question, elements).length === 0;
            return answer(isComplete ? elements : rulesOf(question).best(question));
          }),
        ),
      )
      .map((given): Answers => Object.fromEntries(given.map((stored, index) => [`q${index}`, stored]))),
    facts,
  ),
);

describe("dependencies", () => {
  test("never leave the survey unfinishable: who answers whatever is open gets done", () => {
    fc.assert(
      fc.property(companies, ([questionnaire, intended, registry]) => {
        let answers: Answers = {};
        for (let round = 0; round <= questionnaire.questions.length; round += 1) {
          const open = [...surveyStates(questionnaire, answers, registry).values()].filter(
            (state) => state.status === "not-answered",
          );
          answers = {
            ...answers,
            ...Object.fromEntries(open.map(({ guid }) => [guid, intended[guid] ?? answer({})])),
          };
        }
        expect(isComplete(questionnaire.questions, surveyStates(questionnaire, answers, registry))).toBe(
          true,
        );
      }),
    );
  });

  test("say the same in whatever order answers and questions come", () => {
    fc.assert(
      fc.property(companies, ([questionnaire, answers, registry]) => {
        const mirrored: Questionnaire = {
          ...questionnaire,
          questions: [...questionnaire.questions].reverse(),
        };
        const reversed: Answers = Object.fromEntries(Object.entries(answers).reverse());
        const states = surveyStates(questionnaire, answers, registry);
        expect(new Map(surveyStates(mirrored, reversed, registry))).toEqual(new Map(states));
      }),
    );
  });

  test("give back exactly the state of before when a parent goes and comes back", () => {
    fc.assert(
      fc.property(companies, ([questionnaire, answers, registry]) => {
        const { q0: parent, ...others } = answers;
        const before = surveyStates(questionnaire, answers, registry);
        surveyStates(questionnaire, others, registry);
        expect(surveyStates(questionnaire, parent ? { ...others, q0: parent } : others, registry)).toEqual(
          before,
        );
      }),
    );
  });
});
