import type { QuestionView } from "~/api/contract/survey";
import { ApiError } from "~/api/errors";
import { neighbours, pageOf, topicSteps } from "~/domain/survey/journey";
import type { Question } from "~/domain/question/question";
import { isReportingOpen } from "~/domain/survey/progress";
import type { SignedInScope } from "../scope";
import { countWaitingProposals } from "../store/asking/proposals";
import type { UseCase } from "../use-case";
import { citedQuestion } from "./cited-question";
import { filesOf } from "./attachment-views";
import { journeyAsked } from "./journey-asked";
import { lastYearOf, type YearBefore } from "./last-year";
import { questionForm, questionView } from "./question-view";
import { ownJottings } from "./own-jottings";
import { milestoneOf, questionOf, type Survey } from "./survey";
import { readerOf } from "./survey-reader";
import { pointsIn } from "./survey-score";
import { validationsOf } from "./validations";
import { publishedSchema } from "~/api/published-schema";

/**
 * A question with the others of its page, and its neighbours in the journey through the levels of the call, or along its
 * path. To save an answer, only the forms of the page.
 */
export const question: UseCase<"survey.question"> = async ({ params, query }, scope) => {
  const survey = await readerOf(scope).requested(query);
  const { questionnaire, states } = survey;
  const lead = questionOf(survey, params.id);
  const journey = journeyAsked(survey, query, pageOf(questionnaire, lead.guid));
  const { page } = journey;
  const ordered = journey.ordered(states);
  if (!ordered.includes(lead)) throw new ApiError(404, "internal/not_found");
  const { previous, next, skipped } = neighbours(ordered, states, lead.guid);
  const files = await filesOf(scope.db, survey, page);
  const forms = page.map((one) => questionForm(survey, one, ordered, files));
  return {
    year: survey.year,
    questions: query.part === "form" ? forms : await viewsOf(survey, forms, scope),
    previousId: previous,
    nextId: next,
    skipped,
    topic: topicSteps(ordered, states, lead),
    previousMilestone: milestoneOf(survey, previous),
    nextMilestone: milestoneOf(survey, next),
    total: ordered.length,
    progress: journey.progress(states),
    reportingOpen: isReportingOpen(questionnaire.questions, states),
    ...(isDecided(query, scope) && { waitingProposals: await proposalsTo(survey, page, scope) }),
  };
};

/** Proposals are to the draft, and who reads its questions may not be the one who decides. */
const isDecided = ({ version = "draft", part }: Query, { session }: SignedInScope): boolean =>
  version === "draft" && part === undefined && session.rights.has("write");

type Query = Parameters<typeof question>[0]["query"];

const proposalsTo = ({ year }: Survey, page: Question[], { db, session: { companyId } }: SignedInScope) =>
  countWaitingProposals(db, { companyId, year, questionIds: page.map(({ guid }) => guid) });

async function viewsOf(survey: Survey, forms: QuestionView[], scope: SignedInScope): Promise<QuestionView[]> {
  const { db, session, now } = scope;
  const page = forms.map(({ definition }) => definition);
  const scores = pointsIn(survey);
  const isOpen = session.openYears?.includes(survey.year - 1) ?? true;
  const lastYear = isOpen ? await lastYearOf(db, survey, page) : new Map<string, YearBefore>();
  const validationOf = await validationsOf(db, survey, page);
  const jottingOf = await ownJottings(survey, page, scope);
  return forms.map((form) => ({
    ...questionView(survey, form, scores, lastYear.get(form.definition.guid) ?? null),
    ...validationOf(form.definition),
    ...jottingOf(form.definition),
    definition: citedQuestion(form.definition, survey.year, now()),
  }));
}

/** The JSON schema of an answer to a question of the year, for programs that fill it in. */
export const questionSchema: UseCase<"survey.questionSchema"> = async ({ params, query }, scope) =>
  publishedSchema(questionOf(await readerOf(scope).draft(query.year), params.id));
