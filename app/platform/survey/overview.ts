import type { QuestionRow } from "~/api/contract/overview";
import { questionsOf } from "~/domain/survey/journey";
import { isComplete, isReportingOpen, isStarted, progressOf } from "~/domain/survey/progress";
import { levels } from "~/content/labels";
import type { Question } from "~/domain/survey/question";
import { questionScores, scoreOf } from "../scoring/score-survey";
import type { UseCase } from "../use-case";
import { loadSurvey, type Survey } from "./load-survey";
import { pointsOf } from "./question-view";

/** The questionnaire of a year with the state and the points of every question. */
export const overview: UseCase<"survey.overview"> = async ({ query }, { db, session }) => {
  const survey = await loadSurvey(db, session.companyId, query.year);
  const { questionnaire, states } = survey;
  const questions = questionsOf(questionnaire, "full");
  return {
    year: survey.year,
    revision: survey.draft.revision,
    progress: progressOf(questions, states),
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
};

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
  const scores = questionScores(scoreOf(survey).score);
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
    };
  });
}
