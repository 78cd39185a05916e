import { ApiError } from "~/api/errors";
import { neighbours, pageOf, questionsOf } from "~/domain/survey/journey";
import { isReportingOpen, progressOf } from "~/domain/survey/progress";
import type { UseCase } from "../use-case";
import { filesOf } from "./attachment-views";
import { lastYearOf } from "./last-year";
import { levelsAsked } from "./levels";
import { milestoneOf, questionOf } from "./load-survey";
import { loadAsked } from "./load-version";
import { questionView } from "./question-view";
import { pointsIn } from "./survey-score";
import { validationsOf } from "./validations";

/** A question with those that share its page, and its neighbours in the journey through the asked levels. */
export const question: UseCase<"survey.question"> = async ({ params, query }, { db, session }) => {
  const survey = await loadAsked(db, session.companyId, query);
  const { questionnaire, states, apiVersion } = survey;
  const lead = questionOf(survey, params.id);
  const ordered = questionsOf(questionnaire, levelsAsked(query.levels, apiVersion));
  if (!ordered.includes(lead)) throw new ApiError(404, "internal/not_found");
  const scores = pointsIn(survey);
  const { previous, next } = neighbours(ordered, states, lead.guid);
  const page = pageOf(questionnaire, lead.guid);
  const lastYear = await lastYearOf(db, survey, page);
  const files = await filesOf(db, survey, page);
  const validationOf = await validationsOf(db, survey, page);
  return {
    year: survey.year,
    questions: page.map((one) => ({
      ...questionView(survey, one, ordered, scores, lastYear.get(one.guid) ?? null, files),
      ...validationOf(one),
    })),
    previousId: previous,
    nextId: next,
    previousMilestone: milestoneOf(survey, previous),
    nextMilestone: milestoneOf(survey, next),
    total: ordered.length,
    progress: progressOf(questionnaire.questions, states),
    reportingOpen: isReportingOpen(questionnaire.questions, states),
  };
};
