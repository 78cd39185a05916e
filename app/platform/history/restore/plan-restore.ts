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
  /** Files of the copied answers that are no longer stored. */
  filesGone: number;
}

/**
 * What copying a source, or a list of its questions, would do to the draft of the same year. Files of another company
 * are not copied: the draft keeps its own files.
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

/** The answers with their files that are still stored, and the number of missing files of each. */
async function withFilesThere(handle: Db | Trx, { company, year }: Survey, answers: PositionAnswers) {
  const named = Object.values(answers).flatMap(({ attachments }) => attachments);
  const files = await attachmentsOf(handle, company.id, named);
  const gone = new Map<string, number>();
  const present = Object.entries(answers).map(([guid, answer]) => {
    const storedFiles = answer.attachments.filter((id) => {
      const file = files.get(id);
      return file?.question_id === guid && file.year === year;
    });
    if (storedFiles.length < answer.attachments.length)
      gone.set(guid, answer.attachments.length - storedFiles.length);
    return [guid, { ...answer, attachments: storedFiles }] as const;
  });
  return { answers: Object.fromEntries(present), gone };
}

/**
 * The copied answers that the company has to confirm afterwards, by question of the draft. A question that another
 * answer closes needs no confirmation.
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

/** The answers that are not copied, each with the question as it was asked then. */
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
