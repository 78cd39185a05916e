import { unknownArea } from "~/api/catalogue-errors";
import { questionsOf } from "~/domain/survey/journey";
import { isLocked, isOpen, isReportingOpen } from "~/domain/survey/progress";
import { AREAS } from "~/domain/question/question";
import type { UseCase } from "../use-case";
import { filesOf } from "./attachment-views";
import { closedBy } from "./closed-by";
import { answerView } from "./question-view";
import { readerOf } from "./survey-reader";

/** All answers to read: of a draft, or of an issued version as it was. */
export const answersView: UseCase<"survey.answers"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).requested(query);
  const { questionnaire, states } = survey;
  const areas = AREAS.filter((area) => questionnaire.milestones.some((milestone) => milestone.area === area));
  const { area: requestedArea } = query;
  if (requestedArea !== undefined && !areas.some((area) => area === requestedArea))
    throw unknownArea(requestedArea);
  const files = await filesOf(scope.db, survey, questionnaire.questions);
  const isAsked = ({ area }: { area: string }) => requestedArea === undefined || area === requestedArea;
  const questions = questionsOf(questionnaire, "full").map((definition, index) => ({ definition, index }));
  const reportingOpen = isReportingOpen(questionnaire.questions, states);
  return {
    year: survey.year,
    issuedAt: survey.issued?.issuedAt ?? null,
    areas,
    milestones: questionnaire.milestones.filter(isAsked).map(({ id, area, label }) => ({ id, area, label })),
    questions: questions
      .filter(({ definition }) => isAsked(definition))
      .flatMap(({ definition, index }) => {
        const state = states.get(definition.guid);
        if (!state) return [];
        const locked = survey.isCurrent && isLocked(definition, state, reportingOpen);
        return {
          definition,
          index: index + 1,
          status: state.status,
          displayStatus: state.displayStatus,
          isObsolete: state.obsolete,
          isOpen: survey.isCurrent && !locked && isOpen(state),
          isLocked: locked,
          blockedBy: closedBy(survey, state),
          answer: answerView(survey, state, files),
        };
      }),
  };
};
