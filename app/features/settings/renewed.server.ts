import { type Notice, type WebSession } from "~/web/session.server";
import { redirectTo } from "~/web/action.server";

/** Goes on with the new token of the browser's session; its forms stay good. */
export function goOnWith(session: WebSession, token: string, to: string, notice: Notice): Promise<Response> {
  session.set("token", token);
  return redirectTo(session, to, { notice });
}
