import { romeDayWords } from "~/domain/calendar-date";
import type { UsefulInfo } from "~/domain/history/draft-block";
import { t } from "~/texts/i18n.server";

/** The sentences of the history about the verification; null if there are none. */
export function usefulSentence(info: UsefulInfo | null): string | null {
  if (info === null) return null;
  const { key, at, comments: count } = info;
  return [
    t(`history:useful.${key}`, { date: romeDayWords(at) }),
    ...(count > 0 ? [t("history:useful.comments", { count })] : []),
  ].join(" ");
}
