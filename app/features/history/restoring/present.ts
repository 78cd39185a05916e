import type { CallOutput } from "~/api/contract";
import { CLASSES } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import type { Notice } from "~/web/session.server";
import { type Kind, shownSkipped } from "../restore/present";
import { sourceWords } from "../restore/source-words";

type RestoreProgress = CallOutput<"survey.copyProgress">;
type Status = NonNullable<RestoreProgress["status"]>;

/** A result that is opened later stays: only a user who has waited for it is redirected. */
const LEADS_ON_FOR_MS = 60_000;

/** The state of spec §4. A server that reports only progress reports a failure by not answering. */
export function restoreStatus({ status = "pending", progress }: RestoreProgress): Status {
  return status !== "rejected" && progress >= 100 ? "fulfilled" : status;
}

/** Whether the page of the result redirects by itself: it ended just now, or the server gives no time. */
export const isFresh = ({ endedAt }: RestoreProgress, now: number): boolean =>
  !endedAt || now - Date.parse(endedAt) < LEADS_ON_FOR_MS;

export function presentDone(t: T, progress: RestoreProgress, companyName: string) {
  const { totalAnswers, modifiedAnswers, companyScoring, source, skipped = [], emptied = 0 } = progress;
  return {
    changed: modifiedAnswers - emptied,
    emptied,
    same: Math.max(0, totalAnswers - modifiedAnswers - skipped.length),
    toConfirm: progress.toConfirm ?? 0,
    filesGone: progress.filesGone ?? 0,
    source: source ? sourceWords(t, source, source.companyName !== companyName) : null,
    skipped: shownSkipped(t, skipped),
    points: CLASSES.flatMap((id) => {
      const points = companyScoring?.[id];
      if (points === undefined) return [];
      const label = t("restore:done.points", { label: t(`labels:level.${id}`) });
      return [{ id, label, points }];
    }),
  };
}

/** The notice on the home page, for users for whom three seconds were short, with a link to the full result. */
export function endedNotice(
  kind: Kind,
  { modifiedAnswers: count, emptied = 0, skipped = [], toConfirm = 0 }: RestoreProgress,
  resultHref: string,
): Notice {
  const more = { key: `${kind}:ended.more`, to: resultHref } as const;
  if (count === 0) return { kind: "info", key: `${kind}:ended.nothing`, more };
  const unconfirmed = kind === "copy" ? Math.max(0, toConfirm - count) : toConfirm;
  if (emptied + skipped.length + unconfirmed === 0) {
    return { kind: "success", key: `${kind}:ended.changed`, params: { count }, more };
  }
  const params = { count, emptied, skipped: skipped.length, confirm: toConfirm };
  return { kind: "success", key: `${kind}:ended.mixed`, params, more };
}
