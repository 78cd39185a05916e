import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { redirectTo } from "~/web/action.server";
import { askedRestore, historyUrls, restoringUrl, urls } from "~/web/urls";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/server-hook.server";
import { sentenceOf } from "~/web/errors.server";
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

export type ShownRestore = UnderWay | Done | Failed | Unknown;

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  const { isFollowed, ...address } = askedRestore(request);
  const hereHref = restoringUrl(id, address);
  const progress = await viewer.call("survey.copyProgress", { params: { id } }).catch(reasonOfServerError);
  if ("reason" in progress) return shown({ state: "unknown", hereHref, ...progress });

  const status = restoreStatus(progress);
  const { from, groupCompanyId, end } = address;
  if (status === "rejected") {
    const againHref = from ? historyUrls.restore(from, groupCompanyId ?? undefined) : urls.history();
    return shown({ state: "failed", reason: sentenceOf(progress.error), againHref });
  }
  const stayHref = end === "stays" ? null : restoringUrl(id, { ...address, end: "stays" });
  if (status !== "fulfilled") {
    const percent = Math.max(0, Math.min(99, Math.floor(progress.progress)));
    const state = status === "idle" ? "waiting" : "running";
    const here = restoringUrl(id, { ...address, isFollowed: true });
    const followed = { here, isFollowed, every: POLL * 1000, leave: CLOSE * 1000 };
    return shown({ state, percent, hereHref, stayHref, followed }, isFollowed ? null : String(POLL));
  }
  if (end === "over") {
    const resultHref = restoringUrl(id, { ...address, end: "stays" });
    throw await redirectTo(viewer.session, urls.home(), { notice: endedNotice(progress, resultHref) });
  }
  const result = presentDone(t, progress, viewer.user.companyName);
  if (end === "stays" || !isFresh(progress, Date.now())) {
    return shown({ state: "done", stayHref: null, overHref: null, ...result });
  }
  const over = restoringUrl(id, { ...address, end: "over" });
  return shown({ state: "done", stayHref, overHref: over, ...result }, `${CLOSE}; url=${over}`);
});

const shown = (page: ShownRestore, refresh: string | null = null) => refreshing<ShownRestore>(page, refresh);

/** An error of the server tells nothing about the restore; an unknown id is thrown. */
function reasonOfServerError(error: unknown): { reason: string } {
  if (!(error instanceof ApiError) || error.status < 500 || error.status === 501) throw error;
  return { reason: sentenceOf(error.message) };
}
