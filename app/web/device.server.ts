import { LONGEST_DEVICE } from "~/api/contract/identity";
import { ownCookie } from "./cookies.server";

const deviceCookie = ownCookie("carta-device", () => ({ maxAge: 365 * 24 * 3600 }));

/** What the identity service gave this browser at an earlier sign-in; it seals and reads it itself. */
export async function deviceOf(request: Request): Promise<string | null> {
  const kept: unknown = await deviceCookie()
    .parse(request.headers.get("Cookie"))
    .catch(() => null);
  return typeof kept === "string" && kept.length <= LONGEST_DEVICE ? kept : null;
}

/** Lets the browser keep it for a year, beyond the session. */
export async function withDevice(answer: Response, device: string | undefined): Promise<Response> {
  if (device !== undefined) answer.headers.append("Set-Cookie", await deviceCookie().serialize(device));
  return answer;
}
