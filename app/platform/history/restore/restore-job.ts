import type { CallOutput } from "~/api/contract";

type RestoreProgress = CallOutput<"survey.copyProgress">;

/**
 * The source of a restore, an issued version or a saved position of the company; or of a copy, an issued version of a
 * company of its group.
 */
export interface RequestedSource {
  versionFrom: string;
  /** Null = the company's own. */
  groupCompanyId: string | null;
}

/** The request that started the restore. */
export interface RestorePayload extends RequestedSource {
  year: number;
  /** Null = all answers. */
  answersList: string[] | null;
}

/** The result of the restore. */
export type RestoreResult = Required<
  Pick<RestoreProgress, "source" | "emptied" | "skipped" | "toConfirm" | "filesGone" | "companyScoring">
>;
