import { json } from "@remix-run/node";
import { redirectTo } from "~/web/action.server";
import type { AwaitedCode } from "~/api/identity-port";
import {
  awaitingSession,
  csrfToken,
  formerTokenOf,
  sessionCookie,
  type WebSession,
} from "~/web/session.server";
import { settingsUrls } from "~/web/settings-urls";

/** The answer to a right password of an account with a second factor: the page of the code, with the form to go on. */
export interface Awaiting {
  awaits: { carried: string; csrf: string };
}

export async function askCode(
  left: WebSession,
  { pending }: AwaitedCode,
  carried: string,
): Promise<Response> {
  const kept = { former: formerTokenOf(left), wanted: left.get("wanted") };
  const session = await awaitingSession(pending, kept, carried !== "");
  if (carried === "") return redirectTo(session, settingsUrls.code());
  const data: Awaiting = { awaits: { carried, csrf: csrfToken(session) } };
  return json(data, { headers: { "Set-Cookie": await sessionCookie(session) } });
}
