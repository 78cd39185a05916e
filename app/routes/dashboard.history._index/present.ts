import type { CallOutput } from "~/api/contract";

/** The draft's row and the issued versions, newest first. */
export function presentHistory(history: CallOutput<"survey.history">, home: CallOutput<"scoring.homePage">) {
  const { draft, public: newest, other } = history.versions;
  const { status, refusals, nextIssueAt, progress } = home.survey.draft;
  return {
    year: history.year,
    draft: {
      updatedAt: draft.updatedAt,
      usefulInfo: draft.usefulInfo,
      percent: progress.completed,
      status,
      refusals,
      nextIssueAt,
    },
    versions: [...(newest ? [newest] : []), ...other],
  };
}
