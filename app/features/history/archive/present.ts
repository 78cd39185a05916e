import type { CallOutput } from "~/api/contract";
import type { ArchiveRow } from "~/api/contract/positions";
import type { Viewer } from "~/web/viewer.server";

type Archive = CallOutput<"survey.archive">;

interface ArchiveData {
  history: CallOutput<"survey.history">;
  home: CallOutput<"scoring.homePage">;
  archive: Archive | null;
  /** From 1. */
  page: number;
  viewer: Pick<Viewer, "user" | "can">;
}

const ROWS_A_PAGE = 25;
/** The comparison offers only this many rows, the newest. */
export const MOST_CHOICES = 100;

/** The draft's block, and one page of everything that was saved or issued. */
export function presentHistory({ history, home, archive, page, viewer }: ArchiveData) {
  const { draft, public: newest, other } = history.versions;
  const { status, refusals, nextIssueAt, progress } = home.survey.draft;
  return {
    year: history.year,
    canWrite: viewer.can("write"),
    isEnabled: viewer.user.isValidated,
    draft: {
      updatedAt: home.survey.draft.updatedAt,
      decidedAt: draft.validationDate,
      usefulInfo: draft.usefulInfo,
      percent: progress.completed,
      ...{ status, refusals, nextIssueAt },
    },
    versions: [...(newest ? [newest] : []), ...other],
    archive: archive && presentArchive(archive, page),
  };
}

function presentArchive({ currentYear, refusals, rows, group }: Archive, requestedPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const page = Math.min(requestedPage, pages);
  const isAboutRestoring = rows.some(({ restore }) => restore !== null) || group.length > 0;
  return {
    /** A restore is writing to the draft: the user can keep no position meanwhile. */
    isRestoring: refusals.includes("restore_running"),
    /** Why nothing can be restored now: the same reasons for every row. */
    refusals: isAboutRestoring ? refusals : [],
    rows: rows.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).map(shown),
    choices: rows.slice(0, MOST_CHOICES).map(({ id, name, kind, savedAt }) => ({ id, name, kind, savedAt })),
    ...{ page, pages, currentYear, group },
  };
}

export type PresentedArchive = ReturnType<typeof presentArchive>;
export type ShownRow = ReturnType<typeof shown>;

/** `restore`: null where the row offers none (spec §4). */
const shown = ({ restore, revision: _revision, ...row }: ArchiveRow) => ({
  ...row,
  restore: restore && (restore.length === 0 ? "on" : "off"),
});
