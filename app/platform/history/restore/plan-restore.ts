import type { CallOutput } from "~/api/contract";
import { obsoleteAnswers } from "~/domain/card/obsolete-answers";
import { restorePlan, type RestorePlan } from "~/domain/history/restore";
import { revisedSince } from "~/domain/survey/obsolete";
import { surveyStates } from "~/domain/survey/status";
import type { Db, Trx } from "../../scope";
import { attachmentsOf } from "../../store/attachments";
import type { PositionAnswers } from "../../store/saved-positions";
import type { Survey } from "../../survey/survey";
import type { LoadedSource } from "./load-source";

interface Planned {
  plan: RestorePlan;
  /** Files of the copied answers that nothing keeps any more. */
  filesGone: number;
}

/**
 * What copying a source, or a list of its questions, would do to the draft of the same year. The files of another company
 * are left where they are: the draft keeps its own.
 */
export async function planRestore(
  handle: Db | Trx,
  survey: Survey,
  { side, isOwn }: LoadedSource,
  answersList: string[] | null,
): Promise<Planned> {
  const { answers, gone } = isOwn
    ? await withFilesThere(handle, survey, side.answers)
    : { answers: side.answers, gone: new Map<string, number>() };
  const plan = restorePlan(
    { questions: side.questionnaire.questions, answers },
    { questions: survey.questionnaire.questions, answers: survey.answers },
    { answersList, mapping: null, withFiles: isOwn },
  );
  const copied = [...new Set(answersList ?? Object.keys(answers))];
  return { plan, filesGone: copied.reduce((sum, guid) => sum + (gone.get(guid) ?? 0), 0) };
}

/** The answers with those of their files that are still kept, and how many of each are not. */
async function withFilesThere(handle: Db | Trx, { company, year }: Survey, answers: PositionAnswers) {
  const named = Object.values(answers).flatMap(({ attachments }) => attachments);
  const files = await attachmentsOf(handle, company.id, named);
  const gone = new Map<string, number>();
  const present = Object.entries(answers).map(([guid, answer]) => {
    const there = answer.attachments.filter((id) => {
      const file = files.get(id);
      return file?.question_id === guid && file.year === year;
    });
    if (there.length < answer.attachments.length) gone.set(guid, answer.attachments.length - there.length);
    return [guid, { ...answer, attachments: there }] as const;
  });
  return { answers: Object.fromEntries(present), gone };
}

/**
 * Of the copied answers those that somebody has to confirm afterwards, by question of the draft: one to a question that
 * another answer closes asks nothing of anybody.
 */
export function toConfirm(
  { questionnaire, facts, answers }: Survey,
  { copied }: RestorePlan,
): ReadonlySet<string> {
  const { questions } = questionnaire;
  const copies = copied.map(({ question, answer, edition }) => [question, { ...answer, edition }] as const);
  const after = { ...answers, ...Object.fromEntries(copies) };
  const states = surveyStates(questionnaire, after, facts, revisedSince(questions, after));
  const obsolete = new Set(obsoleteAnswers(questions, after, states).map(({ question }) => question));
  return new Set(copies.map(([question]) => question).filter((question) => obsolete.has(question)));
}

/** What is left out, each question as it was asked there. */
export function skippedOf(
  { skipped }: RestorePlan,
  { side }: LoadedSource,
): CallOutput<"survey.copyPreview">["skipped"] {
  const prompts = new Map(side.questionnaire.questions.map(({ guid, prompt }) => [guid, prompt]));
  return skipped.map(({ question, reason }) => ({
    questionId: question,
    prompt: prompts.get(question) ?? question,
    reason,
  }));
}
