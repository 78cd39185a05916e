import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { shownQuestion } from "~/domain/question/shown-question";

const SCORING = /"(weight|shares?|earning|constraints|dependencies|dependencyMode|autofill|evidence)":/;

describe("a question as a page asks it", () => {
  test.each(questionnaireV3.questions.map((question) => [question.guid, question] as const))(
    "%s says nothing of what earns points, and all that is asked",
    (_guid, question) => {
      const shown = shownQuestion(question);
      expect(JSON.stringify(shown)).not.toMatch(SCORING);
      expect(question).toMatchObject(shown);
      const { prompt, hint, why, where } = question;
      expect(shown).toMatchObject({ prompt, hint, why, where });
    },
  );
});
