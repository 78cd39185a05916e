import { restorePlan, type Skipped } from "~/domain/history/restore";
import { NO_ANSWER } from "~/domain/question/answer";
import { editionOf } from "~/domain/question/question";
import type { Db, Trx } from "../../scope";
import { attachmentsOf } from "../../store/attachments";
import type { PositionAnswers } from "../../store/saved-positions";
import { askedThen } from "../../survey/obsolete/question-when-answered";
import { questionOf, type Survey } from "../../survey/survey";
import type { Side } from "../load-side";
import type { Planned, PlannedChange } from "./planned";

/** What restoring a version or position of the company, or a list of its questions, would do. */
export async function planRestore(
  handle: Db | Trx,
  survey: Survey,
  side: Side,
  answersList: string[] | null,
): Promise<Planned> {
  const { answers, gone } = await withFilesThere(handle, survey, side.answers);
  const plan = restorePlan(
    { questions: side.questionnaire.questions, answers },
    { questions: survey.questionnaire.questions, answers: survey.answers },
    { answersList, holdsUndeclared: side.kind === "position" },
  );
  const exact = { replaces: false, leftOut: 0 };
  const restored = plan.changed.map(({ question, answer, edition }): PlannedChange => ({
    ...{ question, answer, edition, ...exact },
    effect: "changed",
  }));
  const emptied = plan.emptied.map((question): PlannedChange => {
    const edition = editionOf(questionOf(survey, question));
    return { question, answer: NO_ANSWER, edition, ...exact, effect: "emptied" };
  });
  return {
    kind: "restore",
    changes: [...restored, ...emptied],
    unchanged: plan.unchanged.length,
    skipped: await withPrompts(handle, survey, side, plan.skipped),
    filesGone: [...plan.changed.map(({ question }) => question), ...plan.unchanged].reduce(
      (sum, guid) => sum + (gone.get(guid) ?? 0),
      0,
    ),
  };
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

/** The answers that are left out, each with its question as it was last asked. */
async function withPrompts(
  handle: Db | Trx,
  survey: Survey,
  { questionnaire }: Side,
  skipped: readonly Skipped[],
): Promise<Planned["skipped"]> {
  const prompts = new Map(questionnaire.questions.map(({ guid, prompt }) => [guid, prompt]));
  const unknown = skipped.flatMap(({ question }) => (prompts.has(question) ? [] : [question]));
  const then = await askedThen(handle, survey, unknown);
  return skipped.map(({ question, reason }) => ({
    questionId: question,
    prompt: prompts.get(question) ?? then.get(question)?.prompt ?? question,
    reason,
  }));
}
