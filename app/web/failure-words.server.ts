import { t } from "~/texts/i18n.server";

/** How a page speaks of what was thrown; it travels with it, since only that one page needs it. */
export interface FailureWords {
  title: string;
  text: string;
}

const WORDED = [400, 403, 405, 413, 415, 501] as const;

/** Statuses that say what to do; any other is something that should not have happened. */
export function wordsOfStatus(status: number): FailureWords | undefined {
  const worded = WORDED.find((one) => one === status);
  if (worded === undefined) return undefined;
  return { title: t(`failures:error_page.${worded}_title`), text: t(`failures:error_page.${worded}_text`) };
}
