import { randomBytes } from "node:crypto";
import { createCookieSessionStorage, type Session as CookieSession } from "@remix-run/node";
import { settings } from "~/settings.server";
import type { TextKey, TextParams } from "~/texts/resources";

export interface Notice {
  kind: "success" | "info" | "error";
  key: TextKey;
  params?: TextParams;
  /** The page that says more; the page it leads to has the link. */
  more?: { key: TextKey; to: string };
  /** The form that undoes what was done: where it posts to, and with what. What was there before is not in it. */
  undo?: { to: string; fields: Record<string, string> };
}

interface SessionData {
  /** Bearer token of the signed-in user. */
  token: string;
  csrf: string;
}

export type WebSession = CookieSession<SessionData, { notice: Notice }>;

let storage: ReturnType<typeof createStorage> | undefined;

function createStorage() {
  const isHttps = settings().publicUrl.startsWith("https:");
  return createCookieSessionStorage<SessionData, { notice: Notice }>({
    cookie: {
      name: isHttps ? "__Host-carta" : "carta",
      secrets: [settings().sessionSecret],
      httpOnly: true,
      sameSite: "lax",
      secure: isHttps,
      path: "/",
    },
  });
}

const sessions = () => (storage ??= createStorage());

export async function readSession(request: Request): Promise<WebSession> {
  return sessions().getSession(request.headers.get("Cookie"));
}

/** The cookie header that keeps this session in the browser. */
export async function sessionCookie(session: WebSession): Promise<string> {
  return sessions().commitSession(session);
}

/** The token that every form of this session carries; made on the first page that needs it. */
export function csrfToken(session: WebSession): string {
  const kept = session.get("csrf");
  if (kept) return kept;
  const made = randomBytes(24).toString("base64url");
  session.set("csrf", made);
  return made;
}

/** A fresh session for a user who just signed in: nothing of the old one is carried over. */
export async function newSession(token: string): Promise<WebSession> {
  const session = await sessions().getSession();
  session.set("token", token);
  csrfToken(session);
  return session;
}

/** A fresh anonymous session, with the reason to show on the next page. */
export async function endedSession(notice?: Notice): Promise<WebSession> {
  const session = await sessions().getSession();
  csrfToken(session);
  if (notice) session.flash("notice", notice);
  return session;
}
