import { json } from "@remix-run/node";
import { csrfToken, endedSession, sessionCookie } from "./session.server";

/** What a form held when the session ended under it; travels through the sign-in page as one hidden field. */
export interface CarriedForm {
  /** Path the form was posted to; its own pages only. */
  target: string;
  values: Record<string, string[]>;
}

export interface ExpiredForm {
  expired: CarriedForm;
  csrf: string;
}

/** The answer to a post whose session has ended: the root shows the sign-in form that carries what was typed. */
export async function expiredForm(request: Request, values: Record<string, string[]>): Promise<Response> {
  const session = await endedSession();
  const { pathname } = new URL(request.url);
  const data: ExpiredForm = { expired: { target: pathname, values }, csrf: csrfToken(session) };
  return json(data, { status: 401, headers: { "Set-Cookie": await sessionCookie(session) } });
}

/** The carried form of a sign-in post, or null when there is none or it is not one of ours. */
export function readCarried(text: string): CarriedForm | null {
  try {
    const carried = JSON.parse(text) as CarriedForm;
    const isOwn = /^\/dashboard(\/[\w:.-]+)*$/.test(carried.target);
    const isTyped = Object.values(carried.values).every((list) => list.every((v) => typeof v === "string"));
    return isOwn && isTyped ? carried : null;
  } catch {
    return null;
  }
}
