import { settings } from "~/settings.server";
import { ORIGIN_HEADER } from "./server-hook.server";

/**
 * Whether a post may come from this product's own pages. Browsers say where a post comes from. Text browsers say
 * nothing, and under a proxy's strict referrer policy browsers say "null": both are allowed, because the form's own
 * token, which is asked for besides, settles it.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get(ORIGIN_HEADER) ?? request.headers.get("Origin");
  if (origin === null || origin === "null") return true;
  return ownOrigins(request).includes(origin);
}

/** The public address where one is set; else the host the browser itself asked for, since a server at home has several. */
function ownOrigins(request: Request): string[] {
  const { publicUrl, isPublicUrlGiven } = settings();
  return [isPublicUrlGiven ? new URL(publicUrl).origin : `http://${request.headers.get("Host")}`];
}
