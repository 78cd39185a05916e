import type { CallOutput } from "~/api/contract";

type RestoreProgress = CallOutput<"survey.copyProgress">;

/** What is copied from: an issued version or a saved position, of the company or of one of its group. */
export interface AskedSource {
  versionFrom: string;
  /** Null = the company's own. */
  groupCompanyId: string | null;
}

/** What was asked for. */
export interface RestorePayload extends AskedSource {
  year: number;
  /** Null = all answers. */
  answersList: string[] | null;
}

/** What came of it. */
export type RestoreResult = Required<
  Pick<RestoreProgress, "source" | "skipped" | "toConfirm" | "filesGone" | "companyScoring">
>;
