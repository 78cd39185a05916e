import type { QuestionView } from "~/api/contract/survey";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";

type Copied = Pick<QuestionView["answer"], "copiedFrom">;

type From = NonNullable<Copied["copiedFrom"]>;

const wordsOf = (t: T, from: From, part: "from" | "from_note"): string =>
  "year" in from
    ? t(`takeover:${part}`, { year: from.year })
    : t(`copy:${part}`, { company: from.companyName, card: from.card, date: formatDate(from.issuedAt) });

/** Where an answer was copied from, as a sentence; null once the company has confirmed it. */
export const copiedWords = (t: T, { copiedFrom }: Copied): string | null =>
  copiedFrom ? wordsOf(t, copiedFrom, "from") : null;

/** The same as a note in a list of answers. */
export const copiedNotes = (t: T, { copiedFrom }: Copied): string[] =>
  copiedFrom ? [wordsOf(t, copiedFrom, "from_note")] : [];

/** Taken over from the company's own answers of the year before. */
export const isTakenOver = ({ copiedFrom }: Copied): boolean => !!copiedFrom && "year" in copiedFrom;
