import type { QuestionView } from "~/api/contract/survey";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";

type Copied = Pick<QuestionView["answer"], "copiedFrom">;

const paramsOf = ({ companyName, card, issuedAt }: NonNullable<Copied["copiedFrom"]>) => ({
  ...{ company: companyName, card },
  date: formatDate(issuedAt),
});

/** The card from which an answer was copied, as a sentence; null once the company has confirmed it. */
export const copiedWords = (t: T, { copiedFrom }: Copied): string | null =>
  copiedFrom ? t("copy:from", paramsOf(copiedFrom)) : null;

/** The same as a note in a list of answers. */
export const copiedNotes = (t: T, { copiedFrom }: Copied): string[] =>
  copiedFrom ? [t("copy:from_note", paramsOf(copiedFrom))] : [];
