import { json } from "@remix-run/node";
import { type CarriedForm, csrfToken, sessionCookie, type WebSession } from "~/web/session.server";

/** A form to go on with after a new sign-in. The token is the new session's: the page was made under the old one. */
export interface Resumed {
  carried: CarriedForm;
  csrf: string;
}

export async function resumed(session: WebSession, carried: CarriedForm): Promise<Response> {
  const data: Resumed = { carried, csrf: csrfToken(session) };
  return json(data, { headers: { "Set-Cookie": await sessionCookie(session) } });
}
