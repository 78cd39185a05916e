import type { ImportChange, NamedQuestion } from "~/api/contract/workbook";
import type { T } from "~/texts/resources";
import { formatDateTime } from "~/texts/format";
import { workbookUrls } from "~/web/urls";

/** The label of a value, the old one and the new one; `before` is null where there was none. */
export interface ShownLine {
  label: string;
  before: string | null;
  after: string;
}

export interface ShownChange {
  /** The value that its box posts: the number of the question, and the revision that the page shows. */
  value: string;
  words: string;
  isTicked: boolean;
  conflict: string | null;
  lines: ShownLine[];
  /** The number of values left out here, and the link to all of them in full; null where nothing is left out or cut. */
  rest: { words: string; href: string } | null;
  replaced: string | null;
}

/** How much of each change fits the page: of a few changes nearly everything, of many the first values. */
interface Room {
  lines: number;
  prompt: number;
  value: number;
}

const FEW: Room = { lines: 40, prompt: 400, value: 120 };
const MANY: Room = { lines: 2, prompt: 60, value: 40 };
const MOST: Room = { lines: 1, prompt: 45, value: 18 };
const WHOLE: Room = { lines: Infinity, prompt: Infinity, value: Infinity };

/** The changes of a file; their number decides how much of each is shown. */
export function shownChanges(t: T, id: string, changes: readonly ImportChange[]): ShownChange[] {
  const lines = changes.reduce((sum, change) => sum + change.lines.length, 0);
  const room = changes.length <= 40 && lines <= 100 ? FEW : changes.length <= 80 ? MANY : MOST;
  return changes.map((change) => shownChange(t, id, change, room));
}

/** One change in full. */
export const wholeChange = (t: T, id: string, change: ImportChange) => shownChange(t, id, change, WHOLE);

export const questionWords = (t: T, { number, prompt }: NamedQuestion, most = Infinity) =>
  t("excel:question", { number, prompt: cut(prompt, most) });

function shownChange(t: T, id: string, change: ImportChange, room: Room): ShownChange {
  const { question, revision, conflict, replaced } = change;
  const lines = change.lines.slice(0, room.lines);
  const isCut = lines.some(({ before, after }) =>
    [before, after].some((text) => (text?.length ?? 0) > room.value),
  );
  return {
    value: `${question.number}:${revision}`,
    words: questionWords(t, question, room.prompt),
    isTicked: conflict === null,
    conflict:
      conflict &&
      t("excel:conflict", {
        by: conflict.by ?? t("excel:conflict.somebody"),
        at: conflict.at === null ? "" : formatDateTime(conflict.at),
      }),
    lines: lines.map(({ label, before, after }) => ({
      label: label ?? t("excel:change.your_answer"),
      before: before && cut(before, room.value),
      after: after === null ? t("excel:change.removed") : cut(after, room.value),
    })),
    rest: restOf(t, id, change, change.lines.length - lines.length, isCut),
    replaced: replacedWords(t, replaced),
  };
}

function restOf(t: T, id: string, { question: { number } }: ImportChange, left: number, isCut: boolean) {
  if (left === 0 && !isCut) return null;
  const words = left === 0 ? t("excel:change.whole") : t("excel:change.more", { count: left });
  return { words, href: workbookUrls.change(id, number) };
}

function replacedWords(t: T, replaced: ImportChange["replaced"]): string | null {
  if (replaced.length === 0) return null;
  const changes = replaced.map(({ from, to }) =>
    to === "" ? t("excel:replaced.left_out", { from }) : t("excel:replaced.to", { from, to }),
  );
  return t("excel:replaced", { changes: changes.slice(0, 8).join(", ") });
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`;
