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
  /** Characters that a position's name may have. */
}

const ROWS_A_PAGE = 25;
/** So many, the newest, can be chosen from to be compared. */
export const MOST_CHOICES = 100;

/** The draft's block, and everything that was saved or issued, page by page. */
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

function presentArchive({ currentYear, refusals, rows, group }: Archive, asked: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const page = Math.min(asked, pages);
  const isAboutRestoring = rows.some(({ restore }) => restore !== null) || group.length > 0;
  return {
    /** The draft is being written: nothing is kept of it meanwhile. */
    isRestoring: refusals.includes("restore_running"),
    /** Why nothing can be restored now: the same for all there is to restore. */
    refusals: isAboutRestoring ? refusals : [],
    rows: rows.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).map(shown),
    choices: rows.slice(0, MOST_CHOICES).map(({ id, name, kind, savedAt }) => ({ id, name, kind, savedAt })),
    ...{ page, pages, currentYear, group },
  };
}

export type PresentedArchive = ReturnType<typeof presentArchive>;
export type ShownRow = ReturnType<typeof shown>;

/** `restore`: null where it is not offered at all (spec §4). */
const shown = ({ restore, revision: _revision, ...row }: ArchiveRow) => ({
  ...row,
  restore: restore && (restore.length === 0 ? "on" : "off"),
});
