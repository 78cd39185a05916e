import { expect, test } from "vitest";
import { figureOriginsV3 } from "~/content/v3/figure-origins";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { fieldsOf } from "~/domain/survey/question-check";

const lists = questionnaireV3.questions.flatMap((question) =>
  fieldsOf(question)
    .filter(({ id, inputType }) => id === "metodo" && inputType === "dropdown")
    .map(({ id: field, options = [] }) => ({
      question: question.guid,
      field,
      options: options.map(({ id }) => id),
    })),
);

test("every list named metodo in the questionnaire of v3 says which of its options are estimates", () => {
  const declared = figureOriginsV3.map(({ question, field }) => ({ question, field }));
  expect(declared).toEqual(expect.arrayContaining(lists.map(({ question, field }) => ({ question, field }))));
  expect(declared).toHaveLength(lists.length);
});

test.each(figureOriginsV3)("$question has the options that are estimates, and others", (origin) => {
  const { options = [] } = lists.find(({ question }) => question === origin.question) ?? {};
  expect(options).toEqual(expect.arrayContaining([...origin.estimated]));
  expect(options.length).toBeGreaterThan(origin.estimated.length);
});
