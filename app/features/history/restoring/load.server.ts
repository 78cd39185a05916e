import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { redirectTo } from "~/web/action.server";
import { askedRestore, historyUrls, restoringUrl, urls } from "~/web/urls";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/server-hook.server";
import { sentenceOf } from "~/web/errors.server";
import type { Kind } from "../restore/present";
import { endedNotice, isFresh, presentDone, restoreStatus } from "./present";

/** Seconds (spec §9): between two polls, and before the page of the result redirects to the home page. */
const POLL = 1;
const CLOSE = 3;

/** "waiting": no worker has started it. */
interface UnderWay {
  state: "waiting" | "running";
  percent: number;
  hereHref: string;
  /** The same page without its redirect; null where it has none. */
  stayHref: string | null;
  /** For script: the page to poll, whether this is that page, and its pauses in milliseconds. */
  followed: { here: string; isFollowed: boolean; every: number; leave: number };
}

/** Which of the two it is; of a copy, the address names the company of the group. */
interface OfKind {
  kind: Kind;
}

/** With `overHref` the page redirects there by itself. */
type Done = { state: "done"; stayHref: string | null; overHref: string | null } & ReturnType<
  typeof presentDone
>;

interface Failed {
  state: "failed";
  reason: string;
  againHref: string;
}

/** The server cannot tell the state now. */
interface Unknown {
  state: "unknown";
  reason: string;
  hereHref: string;
}

export type ShownRestore = OfKind & (UnderWay | Done | Failed | Unknown);

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  const { isFollowed, ...address } = askedRestore(request);
  const hereHref = restoringUrl(id, address);
  const { from, groupCompanyId, end } = address;
  const kind: Kind = [null, viewer.user.companyId].includes(groupCompanyId) ? "restore" : "copy";
  const progress = await viewer.call("survey.copyProgress", { params: { id } }).catch(reasonOfServerError);
  if ("reason" in progress) return shown({ kind, state: "unknown", hereHref, ...progress });

  const status = restoreStatus(progress);
  if (status === "rejected") {
    const againHref = againUrl(from, groupCompanyId);
    return shown({ kind, state: "failed", reason: sentenceOf(progress.error), againHref });
  }
  const stayHref = end === "stays" ? null : restoringUrl(id, { ...address, end: "stays" });
  if (status !== "fulfilled") {
    const percent = Math.max(0, Math.min(99, Math.floor(progress.progress)));
    const state = status === "idle" ? "waiting" : "running";
    const here = restoringUrl(id, { ...address, isFollowed: true });
    const followed = { here, isFollowed, every: POLL * 1000, leave: CLOSE * 1000 };
    return shown({ kind, state, percent, hereHref, stayHref, followed }, isFollowed ? null : String(POLL));
  }
  if (end === "over") {
    const resultHref = restoringUrl(id, { ...address, end: "stays" });
    throw await redirectTo(viewer.session, urls.home(), { notice: endedNotice(kind, progress, resultHref) });
  }
  const result = presentDone(t, progress, viewer.user.companyName);
  if (end === "stays" || !isFresh(progress, Date.now())) {
    return shown({ kind, state: "done", stayHref: null, overHref: null, ...result });
  }
  const over = restoringUrl(id, { ...address, end: "over" });
  return shown({ kind, state: "done", stayHref, overHref: over, ...result }, `${CLOSE}; url=${over}`);
});

function againUrl(from: string | null, groupCompanyId: string | null): string {
  if (from === null) return urls.history();
  return groupCompanyId === null ? historyUrls.restore(from) : historyUrls.copy(from, groupCompanyId);
}

const shown = (page: ShownRestore, refresh: string | null = null) => refreshing<ShownRestore>(page, refresh);

/** An error of the server tells nothing about the restore; an unknown id is thrown. */
function reasonOfServerError(error: unknown): { reason: string } {
  if (!(error instanceof ApiError) || error.status < 500 || error.status === 501) throw error;
  return { reason: sentenceOf(error.message) };
}
