import { awaitedFile, fileOrPage, toWaitingPage } from "~/web/awaited-document.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { failingAs } from "~/web/failed-calls";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import { paced } from "~/web/paced-response.server";
import type { Visitor } from "~/web/viewer.server";
import { orMissing } from "../files/files.server";

/** The report of a link, or the page that waits for it. */
export const reportFile = publicLoader(async ({ visitor, params, request }) => {
  const token = linkToken(params);
  const waiting = cardUrls.sharedReport(token, "/wait");
  try {
    const { ready } = await stateOf(visitor, token, request);
    const report = () => visitor.call("survey.sharedReport", { body: { token } });
    return await fileOrPage(ready, waiting, async () =>
      paced(await orMissing(report(), request, cardUrls.shared(token))),
    );
  } catch (error) {
    return toWaitingPage(error, waiting);
  }
});

/** The page that waits for it; after the link's end it is not found either. */
export const waitingLoader = publicLoader(async ({ visitor, params, request }) => {
  const token = linkToken(params);
  const { filename, ...state } = await stateOf(visitor, token, request);
  const ways = { href: cardUrls.sharedReport(token), backHref: cardUrls.shared(token) };
  return awaitedFile(request, state, { file: filename, ...ways });
});

/** What keeps it from being made is told by the sentence about reports (spec §8). */
function stateOf({ call }: Visitor, token: string, request: Request) {
  const state = ifOffered(call("survey.prepareSharedReport", { body: { token } }));
  return orMissing(state, request, cardUrls.shared(token)).catch(failingAs("scoring.report"));
}
