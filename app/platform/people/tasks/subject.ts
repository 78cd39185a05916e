import { ApiError } from "~/api/errors";
import type { Question } from "~/domain/question/question";
import { isComplete } from "~/domain/survey/progress";
import type { Survey } from "../../survey/survey";

/** What a task is about: one question, or all questions of a topic. */
export interface TaskSubject {
  questionId: string | null;
  milestoneId: string;
  /** The prompt, or the name of the topic. */
  words: string;
  /** Done in the sense of D2; reporting counts only where the topic has nothing else. */
  isDone: boolean;
}

interface Named {
  questionId?: string | null | undefined;
  milestoneId?: string | null | undefined;
}

/** Null if the questionnaire of the year does not ask it. */
export function subjectOf(survey: Survey, { questionId, milestoneId }: Named): TaskSubject | null {
  const { questions, milestones } = survey.questionnaire;
  if (questionId) {
    const question = questions.find(({ guid }) => guid === questionId);
    if (!question) return null;
    const { guid, milestone, prompt } = question;
    return { questionId: guid, milestoneId: milestone, words: prompt, isDone: areDone([question], survey) };
  }
  const topic = milestones.find(({ id }) => id === milestoneId);
  const own = questions.filter(({ milestone }) => milestone === topic?.id);
  if (!topic || own.length === 0) return null;
  return { questionId: null, milestoneId: topic.id, words: topic.label, isDone: areDone(own, survey) };
}

const areDone = (questions: readonly Question[], { states }: Survey) => isComplete(questions, states);

/** The same for the subject that a call names: 404 if it names none. */
export function askedSubject(survey: Survey, named: Named): TaskSubject {
  const subject = named.questionId && named.milestoneId ? null : subjectOf(survey, named);
  if (!subject) throw new ApiError(404, "internal/not_found");
  return subject;
}
