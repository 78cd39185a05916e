import { t } from "~/texts/i18n.server";

const MOST_NAMED = 8;

/** Characters that were replaced, for a notice. It travels in a cookie, so it names only the first of many. */
export const replacedWords = (changes: readonly { from: string; to: string }[]): string =>
  changes
    .slice(0, MOST_NAMED)
    .map(({ from, to }) => t(to === "" ? "verification:dropped" : "verification:replaced", { from, to }))
    .join(", ");
