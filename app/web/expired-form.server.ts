import { json } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import type { FailureWords } from "./failure-words.server";
import { csrfToken, endedSession, sessionCookie } from "./session.server";

/** What a form held when the session ended under it; travels through the sign-in page as one hidden field. */
export interface CarriedForm {
  /** Path the form was posted to; its own pages only. */
  target: string;
  values: Record<string, string[]>;
}

export interface ExpiredForm extends FailureWords {
  expired: CarriedForm;
  csrf: string;
}

/** Why somebody has to sign in again in the middle of work. */
export type Expiry = "expired" | "not_loaded";

/** The answer to a post whose session has ended: the root shows the sign-in form that carries what was typed. */
export async function expiredForm(
  request: Request,
  values: Record<string, string[]>,
  why: Expiry,
): Promise<Response> {
  const session = await endedSession();
  const data: ExpiredForm = {
    expired: { target: new URL(request.url).pathname, values },
    csrf: csrfToken(session),
    title: t(`failures:${why}.title`),
    text: t(`failures:${why}.lead`),
  };
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
