import type { CallOutput } from "~/api/contract";
import type { QuestionRow } from "~/api/contract/overview";
import { invalidArea } from "~/api/catalogue-errors";
import { levels } from "~/content/labels";
import { questionsOf } from "~/domain/survey/journey";
import { firstQuestions } from "~/domain/survey/first-score";
import { pathsOf, type PathId } from "~/domain/survey/paths";
import { isComplete, isReportingOpen, isStarted, progressOf } from "~/domain/survey/progress";
import { THEMES, type Question } from "~/domain/question/question";
import type { UseCase } from "../use-case";
import { pointsOf } from "./question-view";
import { servedSheets } from "./sheets/served";
import { obsoleteIn, type Survey } from "./survey";
import { readerOf } from "./survey-reader";
import { pointsIn } from "./survey-score";

type SurveyOverview = CallOutput<"survey.overview">;

/** The questionnaire of a year with the state and the points of every question. */
export const overview: UseCase<"survey.overview"> = async ({ query }, scope) =>
  overviewOf(await readerOf(scope).draft(query.year));

/** The same of an issued version. */
export const historyVersion: UseCase<"survey.historyVersion"> = async ({ params, query }, scope) =>
  overviewOf(await readerOf(scope).requested({ ...query, ...params }));

/** One theme of a year before 2024. */
export const pillarOverview: UseCase<"survey.pillarOverview"> = async ({ params, query }, scope) =>
  pillarOf(await readerOf(scope).draft(query.year), params.pillar);

export const historyPillar: UseCase<"survey.historyPillar"> = async ({ params, query }, scope) =>
  pillarOf(await readerOf(scope).requested({ ...query, ...params }), params.pillar);

function pillarOf(survey: Survey, pillar: string): SurveyOverview {
  const isAsked = ({ area }: { area: string }) => area === pillar;
  const isTheme = THEMES.some((theme) => theme === pillar);
  if (!isTheme || !survey.questionnaire.milestones.some(isAsked)) throw invalidArea();
  const whole = overviewOf(survey);
  return {
    ...whole,
    milestones: whole.milestones.filter(isAsked),
    questions: whole.questions.filter(isAsked),
  };
}

function overviewOf(survey: Survey): SurveyOverview {
  const { questionnaire, states } = survey;
  const questions = questionsOf(questionnaire, "full");
  return {
    year: survey.year,
    revision: survey.draft.revision,
    issuedAt: survey.issued?.issuedAt ?? null,
    obsoleteAnswers: obsoleteIn(survey).length,
    progress: survey.issued?.progress ?? progressOf(questions, states),
    started: isStarted(questions, survey.answers),
    complete: isComplete(questions, states),
    reportingOpen: isReportingOpen(questions, states),
    levels: levelsOf(survey),
    milestones: questionnaire.milestones.map(({ id, area, label, summary }) => ({
      id,
      area,
      label,
      summary,
    })),
    questions: rowsOf(survey, questions),
  };
}

function levelsOf({ apiVersion, questionnaire, answers, states }: Survey) {
  return levels[apiVersion]
    .map(({ id }, index) => ({ id, order: index + 1, questions: questionsOf(questionnaire, [id]) }))
    .filter(({ questions }) => questions.length > 0)
    .map((level) => ({
      id: level.id,
      order: level.order,
      questions: level.questions.length,
      progress: progressOf(level.questions, states),
      started: isStarted(level.questions, answers),
    }));
}

function rowsOf(survey: Survey, questions: Question[]): QuestionRow[] {
  const scores = pointsIn(survey);
  const { questionnaire, facts } = survey;
  const paths = [...pathsOf(questionnaire, facts, servedSheets(questionnaire))];
  const first = firstQuestions(questionnaire, survey.states);
  return questions.flatMap((question) => {
    const state = survey.states.get(question.guid);
    if (!state) return [];
    return {
      id: question.guid,
      prompt: question.prompt,
      area: question.area,
      milestone: question.milestone,
      level: question.level,
      ...pointsOf(question, scores),
      status: state.status,
      displayStatus: state.displayStatus,
      notApplicableChosen: state.notApplicable,
      isObsolete: state.obsolete,
      isDone: state.done,
      isVoluntary: state.voluntary,
      ...(state.blockedBy && { closedBy: { question: null, registry: null, ...state.blockedBy } }),
      ...onPaths(question, paths),
      ...(first.includes(question.guid) && { firstScorePlace: first.indexOf(question.guid) + 1 }),
    };
  });
}

/** The paths that a question is on, and its minutes; nothing where the year has no paths. */
const onPaths = ({ guid, minutes = 0 }: Question, paths: [PathId, ReadonlySet<string>][]) =>
  paths.length === 0 ? {} : { paths: paths.flatMap(([id, guids]) => (guids.has(guid) ? [id] : [])), minutes };
