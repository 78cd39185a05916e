import { createCookie } from "@remix-run/node";
import { settings } from "~/settings.server";

const YEAR_S = 365 * 24 * 3600;

let cookie: ReturnType<typeof makeCookie> | undefined;

function makeCookie() {
  const isHttps = settings().publicUrl.startsWith("https:");
  return createCookie(isHttps ? "__Host-carta-device" : "carta-device", {
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    path: "/",
    maxAge: YEAR_S,
  });
}

const deviceCookie = () => (cookie ??= makeCookie());

/** What the identity service gave this browser at an earlier sign-in; it signs and reads it itself. */
export async function deviceOf(request: Request): Promise<string | null> {
  const kept: unknown = await deviceCookie()
    .parse(request.headers.get("Cookie"))
    .catch(() => null);
  return typeof kept === "string" && kept.length <= 100 ? kept : null;
}

/** Lets the browser keep it for a year, beyond the session. */
export async function withDevice(answer: Response, device: string | undefined): Promise<Response> {
  if (device !== undefined) answer.headers.append("Set-Cookie", await deviceCookie().serialize(device));
  return answer;
}
