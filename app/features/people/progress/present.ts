import type { CallOutput } from "~/api/contract";
import type { T } from "~/texts/resources";
import { sentenceOf } from "~/web/errors.server";
import { type PeopleList, peopleUrls } from "~/web/urls";
import { fullName, refusalWords } from "../person-words";

interface Ways {
  /** The list that the change was asked for from. */
  list: PeopleList;
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
      result: refusalWords(t, refusal) ?? t(`people:result.${kind}.one`),
    })),
    prevHref: sheet(pagination.prevPage),
    nextHref: sheet(pagination.nextPage),
    undo: undoOf(t, progress, ways.list),
    listHref: ways.listHref,
  };
}

/** An address is no place for more of them; a larger change is undone from the list, by its filters. */
const MOST_NAMED = 100;

const OPPOSITE = { disable: "enable", enable: "disable" } as const;

/** The way to the page that asks for the opposite, for those whose access was switched; null where it has none. */
function undoOf(t: T, { kind, done, people }: Progress, list: PeopleList) {
  const reached = people.filter(({ refusal }) => refusal === null).map(({ user_id }) => user_id);
  if ((kind !== "disable" && kind !== "enable") || reached.length !== done) return null;
  if (done === 0 || done > MOST_NAMED) return null;
  return {
    href: peopleUrls.change({ ...list, azione: OPPOSITE[kind], chi: reached.join(",") }),
    label: t(`people:result.undo.${kind}`, { count: done }),
  };
}

export type ShownChange = ReturnType<typeof presentProgress>;
