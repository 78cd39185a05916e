import { t } from "~/texts/i18n.server";

/** How a page speaks of what was thrown; it travels with it, since only that one page needs it. */
export interface FailureWords {
  title: string;
  text: string;
}

const WORDED = [400, 403, 405, 413, 415, 501] as const;

/** What has words of its own, whatever its status. */
const YEAR_NOT_OPEN = "internal/year_not_open";

/** Statuses that say what to do; any other is something that should not have happened. */
export function wordsOfFailure(status: number, message: string): FailureWords | undefined {
  if (message === YEAR_NOT_OPEN)
    return { title: t("failures:year_not_open.title"), text: t("failures:year_not_open.text") };
  const worded = WORDED.find((one) => one === status);
  if (worded === undefined) return undefined;
  return { title: t(`failures:error_page.${worded}_title`), text: t(`failures:error_page.${worded}_text`) };
}
