import { leftOut as leftOutOf } from "~/domain/card/left-out";
import { questionsOf } from "~/domain/survey/journey";
import { obsoleteIn } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";

/** What a card issued now would not show, and why. */
export const leftOut: UseCase<"survey.leftOut"> = async (_, scope) => {
  const survey = await readerOf(scope).draft();
  const groups = leftOutOf(questionsOf(survey.questionnaire, "full"), survey.states);
  return {
    year: survey.year,
    groups: groups.map(({ why, questions }) => ({
      why,
      questions: questions.map(({ guid: id, level, milestone, prompt }) => ({
        id,
        level,
        milestone,
        prompt,
      })),
    })),
    withdrawn: obsoleteIn(survey).filter(({ why }) => why === "withdrawn").length,
  };
};
