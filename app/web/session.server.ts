import { randomBytes } from "node:crypto";
import { createCookieSessionStorage, json, type Session as CookieSession } from "@remix-run/node";
import { settings } from "~/settings.server";
import type { TextKey, TextParams } from "~/texts/resources";
import { t } from "~/texts/i18n.server";
import { ownCookie } from "./cookies.server";
import type { ErrorWords } from "./errors.server";
import { ownAddress } from "./own-address";

export interface Notice {
  kind: "success" | "info" | "error";
  key: TextKey;
  params?: TextParams;
  /** The next page opens on the first field of its answer. */
  opensAnswer?: boolean;
  /** A page with more about it, to which the next page links. */
  more?: { key: TextKey; to: string };
  /** The form that undoes the change: its address and its fields. Of former values it contains a short name at most. */
  undo?: { to: string; fields: Record<string, string> };
}

interface SessionData {
  /** Bearer token of the signed-in user. */
  token: string;
  /** Token of a session that the browser has left and the server could not end: the next sign-in ends it. */
  former: string;
  /** Of a sign-in that waits for its code: works for five minutes, in this browser alone. */
  pending: string;
  csrf: string;
  /** The page that the browser asked for before it had to sign in. */
  wanted: string;
  /** The address that the browser has registered: its page names it, and mails the link again. */
  mailedTo: string;
  /** The browser's session ended during work: its sign-in form may carry a large form. */
  carries: true;
}

export type WebSession = CookieSession<SessionData, { notice: Notice }>;

const browserCookie = ownCookie("carta", () => ({ secrets: [...settings().keys.cookies] }));

const sessions = () =>
  createCookieSessionStorage<SessionData, { notice: Notice }>({ cookie: browserCookie() });

export const readSession = (request: Request): Promise<WebSession> =>
  sessionOf(request.headers.get("Cookie"));

/** The session of a request's cookies; a new one where it has none. */
export const sessionOf = (cookie: string | null): Promise<WebSession> => sessions().getSession(cookie);

/** The cookie header that keeps this session in the browser. */
export async function sessionCookie(session: WebSession): Promise<string> {
  return sessions().commitSession(session);
}

/** The token of every form of this session; made on the first page that needs it. */
export function csrfToken(session: WebSession): string {
  const kept = session.get("csrf");
  if (kept) return kept;
  const made = randomBytes(24).toString("base64url");
  session.set("csrf", made);
  return made;
}

/** A fresh session for a user who just signed in: it takes nothing from the old one. */
export async function newSession(token: string): Promise<WebSession> {
  const session = await sessions().getSession();
  session.set("token", token);
  csrfToken(session);
  return session;
}

/** The token of the browser's session, or of the one that it left before the server ended it. */
export const formerTokenOf = (session: WebSession): string | undefined =>
  session.get("token") ?? session.get("former");

/** The most characters of a kept address: the session is a cookie. */
const LONGEST_ADDRESS = 300;

/** The page that a browser asks for, if it can be shown after the next sign-in: one of the dashboard, not its home. */
export function wantedPage(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const isPage = request.method === "GET" && /^\/dashboard\/[\w:.~%-]/.test(pathname);
  return isPage && address.length <= LONGEST_ADDRESS ? address : undefined;
}

/** A fresh anonymous session, with the reason to show on the next page; it keeps the token of one that is not over. */
export async function endedSession(
  notice?: Notice,
  { former, wanted }: { former?: string | undefined; wanted?: string | undefined } = {},
): Promise<WebSession> {
  const session = await sessions().getSession();
  csrfToken(session);
  if (former !== undefined) session.set("former", former);
  if (wanted !== undefined) session.set("wanted", wanted);
  if (notice) session.flash("notice", notice);
  return session;
}

/** A fresh anonymous session of a browser that has yet to show a code; its former session stays to be ended. */
export async function awaitingSession(
  pending: string,
  kept: { former: string | undefined; wanted: string | undefined },
  isCarrying: boolean,
): Promise<WebSession> {
  const session = await endedSession(undefined, kept);
  session.set("pending", pending);
  if (isCarrying) session.set("carries", true);
  return session;
}

/** The values of a form whose session ended; they pass through the sign-in page as one hidden field. */
export interface CarriedForm {
  /** Path and query the form was posted to; only pages of the product. */
  target: string;
  values: Record<string, string[]>;
}

interface ExpiredForm extends ErrorWords {
  expired: CarriedForm;
  csrf: string;
}

/** Why a user has to sign in again during work. */
export type Expiry = "expired" | "not_loaded" | "disabled";

/** The answer to a post whose session has ended: the root shows the sign-in form, which carries the typed values. */
export async function expiredForm(
  request: Request,
  values: Record<string, string[]>,
  why: Expiry,
): Promise<Response> {
  const left = await readSession(request);
  const session = await endedSession(undefined, { former: formerTokenOf(left) });
  if (left.has("token")) session.set("carries", true);
  const data: ExpiredForm = {
    expired: { target: ownAddress(request.url), values },
    csrf: csrfToken(session),
    title: t(`failures:${why}.title`),
    text: t(`failures:${why}.lead`),
  };
  return json(data, { status: 401, headers: { "Set-Cookie": await sessionCookie(session) } });
}

/** Of the private area: pages keep what they show in their query, as the people who were chosen for a change. */
const OWN_ADDRESS = /^\/dashboard(\/[\w:.-]+)*(\?[^\s#]*)?$/;

/** The carried form of a sign-in post, or null if there is none or it is not one of ours. */
export function readCarried(text: string): CarriedForm | null {
  try {
    const carried = JSON.parse(text) as CarriedForm;
    const isOwn = OWN_ADDRESS.test(carried.target);
    const isTyped = Object.values(carried.values).every((list) => list.every((v) => typeof v === "string"));
    return isOwn && isTyped ? carried : null;
  } catch {
    return null;
  }
}
