import type { ErrorCode } from "~/api/error-codes";
import { t } from "~/texts/i18n.server";

/** How a page speaks of what was thrown; it travels with it, since only that one page needs it. */
export interface FailureWords {
  title: string;
  text: string;
}

const WORDED = [400, 403, 405, 413, 415, 501] as const;

/** What has words of its own, whatever its status. */
const OWN = new Map<ErrorCode, "year_not_open" | "read_only">([
  ["internal/year_not_open", "year_not_open"],
  ["internal/read_only_version", "read_only"],
  ["internal/read_only_year", "read_only"],
]);

/** Statuses that say what to do; any other is something that should not have happened. */
export function wordsOfFailure(status: number, code: ErrorCode | null): FailureWords | undefined {
  const own = code === null ? undefined : OWN.get(code);
  if (own) return { title: t(`failures:${own}.title`), text: t(`failures:${own}.text`) };
  const worded = WORDED.find((one) => one === status);
  if (worded === undefined) return undefined;
  return { title: t(`failures:error_page.${worded}_title`), text: t(`failures:error_page.${worded}_text`) };
}
