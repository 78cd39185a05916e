import { redirect } from "@remix-run/node";
import type { CallId } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { nullUnlessOffered } from "./errors.server";
import { downloadOf } from "./loader.server";
import { refreshing } from "./server-hook.server";
import type { Viewer } from "./viewer.server";

/** In the address of the page that waits for the document. */
const WAITS = "attesa";

/** Seconds between two looks of the browser. */
const REFRESH_SECONDS = 2;

interface Wanted {
  /** As the call of the download takes it. */
  type: string;
  filename: string;
  /** Whose sentence names the failure (spec §8). */
  failsAs?: CallId;
}

/**
 * A made document under the address of a page: the file itself if it is ready within two seconds, or else a page that
 * looks again by itself, without script, until the file comes. What else that page shows is passed through.
 */
export async function awaitedDocument<More extends object>(
  viewer: Viewer,
  request: Request,
  { type, filename, failsAs, ...more }: Wanted & More,
) {
  const url = new URL(request.url);
  const isWaiting = url.searchParams.has(WAITS);
  url.searchParams.delete(WAITS);
  const href = `${url.pathname}${url.search}`;
  try {
    const call = viewer.call("survey.prepareDocument", { params: { type }, query: { filename } });
    const { ready: isReady, ahead } = (await nullUnlessOffered(call)) ?? NOT_OFFERED;
    if (isReady && !isWaiting) return await downloadOf(viewer, type, filename);
    if (!isWaiting) throw redirect(waitingFor(url));
    const page = { ...more, file: filename, isReady, ahead, href };
    return refreshing(page, isReady ? `0; url=${href}` : String(REFRESH_SECONDS));
  } catch (error) {
    if (error instanceof ApiError && failsAs) throw error.answering(failsAs);
    throw error;
  }
}

/** A server without the call has the file, or says itself what is wrong with it. */
const NOT_OFFERED = { ready: true, ahead: 0 };

function waitingFor(url: URL): string {
  const waiting = new URL(url);
  waiting.searchParams.set(WAITS, "1");
  return `${waiting.pathname}${waiting.search}`;
}
