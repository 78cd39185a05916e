import { json } from "@remix-run/node";
import type { PendingRegistration } from "~/api/identity-port";
import type { RefusedForm } from "~/domain/issues";
import { identityFor } from "~/web/identity.server";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import { refusedLink } from "../password/load.server";

interface Confirmation {
  token: string;
  done: boolean;
  /** What the link would confirm; null when there is no link, it is over, or it cannot be looked up for the moment. */
  pending: PendingRegistration | null;
  over: RefusedForm | null;
}

/** The token of the mailed link, which is in the query of its page. */
export const linkTokenOf = (request: Request): string =>
  linkToken({ token: new URL(request.url).searchParams.get("token") });

/** Opening the link changes nothing: mail scanners open links too (D8). */
export const loader = publicLoader(async ({ request }) => {
  const done = new URL(request.url).searchParams.has("done");
  const token = linkTokenOf(request);
  const nothing: Confirmation = { token, done, pending: null, over: null };
  if (done || token === "") return json(nothing);
  const { answer: pending, over } = await refusedLink(identityFor(request).pendingRegistration(token));
  return json<Confirmation>({ ...nothing, pending, over }, { status: over ? 410 : 200 });
});
