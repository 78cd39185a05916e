import { redirect } from "@remix-run/node";
import type { CallId } from "~/api/contract";
import { nullUnlessOffered } from "./errors.server";
import { failingAs } from "./failed-calls";
import { whyInWords, whyWord } from "./file-failure.server";
import { downloadOf } from "./loader.server";
import { refreshing } from "./server-hook.server";
import type { Viewer } from "./viewer.server";

/** In the address of the page that waits when the file could not be sent: it does not ask for it again by itself. */
const STAYS = "ferma";

/** Seconds between two looks of the browser. */
const REFRESH_SECONDS = 2;

export interface WantedDocument {
  /** As the call of the download takes it. */
  type: string;
  filename: string;
  /** Whose sentence names the failure (spec §8). */
  failsAs: CallId;
}

/**
 * The address of a made document: the file, if it is ready within two seconds, or else the page that waits for it. That
 * page also shows what went wrong: an address of a file has no page of its own.
 */
export async function documentFile(
  viewer: Viewer,
  waitingHref: string,
  wanted: () => Promise<WantedDocument>,
): Promise<Response> {
  try {
    const { type, filename } = await wanted();
    const { ready } = await stateOf(viewer, type, filename);
    return await fileOrPage(ready, waitingHref, () => downloadOf(viewer, type, filename));
  } catch (error) {
    return toWaitingPage(error, waitingHref);
  }
}

/** To the page that waits, which says what went wrong and does not ask for the file again by itself. */
export function toWaitingPage(error: unknown, waitingHref: string): Response {
  const mark = waitingHref.includes("?") ? "&" : "?";
  return redirect(`${waitingHref}${mark}${STAYS}=1&${whyWord(error)}`, 303);
}

/** The file where it is ready, or else the page that waits for it. */
export const fileOrPage = async (ready: boolean, waitingHref: string, file: () => Promise<Response>) =>
  ready ? file() : redirect(waitingHref, 303);

/**
 * The page that waits for a document. It looks again by itself, without script, until the file comes. What else the page
 * shows is passed through.
 */
export async function awaitedDocument<More extends object>(
  viewer: Viewer,
  request: Request,
  { type, filename, failsAs, href, ...more }: WantedDocument & { href: string } & More,
) {
  try {
    return awaitedFile(request, await stateOf(viewer, type, filename), { ...more, file: filename, href });
  } catch (error) {
    return failingAs(failsAs)(error);
  }
}

/** The same, once it is known how far the document is. */
export function awaitedFile<Shown extends { href: string }>(
  request: Request,
  { ready: isReady, ahead }: { ready: boolean; ahead: number },
  shown: Shown,
) {
  const when = isReady ? `0; url=${shown.href}` : String(REFRESH_SECONDS);
  const stays = isReady && new URL(request.url).searchParams.has(STAYS);
  const withoutFile = stays ? whyInWords(request) : null;
  return refreshing({ ...shown, isReady, ahead, withoutFile }, stays ? null : when);
}

/** A server without the call has the file, or says itself what is wrong with it. */
async function stateOf({ call }: Viewer, type: string, filename: string) {
  const state = call("survey.prepareDocument", { params: { type }, query: { filename } });
  return (await nullUnlessOffered(state)) ?? { ready: true, ahead: 0 };
}
