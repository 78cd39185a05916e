import type { CallOutput } from "~/api/contract";
import type { T } from "~/texts/resources";
import { sentenceOf } from "~/web/errors.server";
import { fullName } from "../person-words";

interface Ways {
  listHref: string;
  hereHref: string;
  sheetHref(sheet: number): string;
  /** For script: the page to poll, whether this is that page, and its pause in milliseconds. */
  followed: { here: string; isFollowed: boolean; every: number };
}

type Progress = CallOutput<"user.changeProgress">;

/** A change under way, or what became of each of its people. */
export function presentProgress(t: T, progress: Progress, ways: Ways) {
  const { kind, isOver, error, done, left, people, pagination } = progress;
  if (!isOver) {
    const percent = Math.max(0, Math.min(99, Math.floor(progress.progress)));
    return { state: "running" as const, percent, hereHref: ways.hereHref, followed: ways.followed };
  }
  const sheet = (page: string | null) => (page === null ? null : ways.sheetHref(Number(page)));
  return {
    state: "over" as const,
    kind,
    done,
    left,
    failed: error === null ? null : sentenceOf(error),
    rows: people.map(({ user_id, email, refusal, ...person }) => ({
      id: user_id,
      name: fullName(person),
      email,
      isDone: refusal === null,
      result: refusal === null ? t(`people:result.${kind}.one`) : t(`errors:${refusal}`),
    })),
    prevHref: sheet(pagination.prevPage),
    nextHref: sheet(pagination.nextPage),
    listHref: ways.listHref,
  };
}

export type ShownChange = ReturnType<typeof presentProgress>;
