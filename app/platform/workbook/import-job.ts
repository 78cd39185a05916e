import type { AnswerStatus } from "~/domain/question/answer";
import type { FileIssue, FilledQuestion } from "~/domain/workbook/filled";
import { planImport, type ImportPlan } from "~/domain/workbook/plan-import";
import type { Db, Trx } from "../scope";
import { contentsAt } from "../store/answer-history";
import type { Survey } from "../survey/survey";
import { CELL_WORDS } from "./workbook-words";
import { DAY_MS } from "~/domain/durations";

export const IMPORT = "answers-import";

export const KEPT_MS = { waiting: DAY_MS, over: 30 * DAY_MS };

/** An uploaded file that waits to be confirmed: its cells, not its bytes. */
export interface ImportPayload extends UploadedFile {
  /** The changes that the owner has confirmed, each with the revision that the preview showed. */
  chosen: { questionId: string; revision: number }[];
}

export interface UploadedFile {
  fileName: string;
  year: number;
  filled: FilledQuestion[];
  /** Rows that belong to no question. */
  strangers: FileIssue[];
}

/** Why a file that had to wait was refused when it was read. */
export interface FailedReading {
  issue: { code: string; params?: Record<string, string> | undefined } | null;
}

/** The result of a confirmed file. */
export interface ImportResult {
  fileName: string;
  year: number;
  saved: { questionId: string; status: AnswerStatus }[];
  skipped: FileIssue[];
}

/** The changes that an uploaded file would make now. */
export async function planOf(
  handle: Db | Trx,
  survey: Survey,
  { filled }: Pick<UploadedFile, "filled">,
): Promise<ImportPlan> {
  const moved = filled.flatMap(({ questionId, revision }) =>
    revision === null || revision === 0 || revision === survey.answers[questionId]?.revision
      ? []
      : [{ questionId, revision }],
  );
  const contentAt = await contentsAt(handle, survey.company.id, survey.year, moved);
  return planImport(filled, { survey, contentAt, words: CELL_WORDS });
}
