import type { ServerResponse } from "node:http";
import { settings } from "~/settings.server";

/** What no page of ours uses. */
const REFUSED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

const OF_ALL: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

const POLICY = "Content-Security-Policy";
const NO_FRAMES = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of all that is no page: data, redirects, built files. Browsers open none of it as a document with parts. */
const DEFAULT_POLICY = `default-src 'none'; ${NO_FRAMES}`;

/** Browsers show a PDF by a document of their own, which has scripts and styles. */
const policyFor = (url: string) => (isLegalFile(url) ? NO_FRAMES : DEFAULT_POLICY);

/** Under the folder of the sample documents, and none of the pages beside them. */
export const isLegalFile = (url: string): boolean =>
  /^\/+legal\//i.test(url) && !/^\/legal\/[a-z-]+(?:[?#]|$)/.test(url);

/** The security headers of every response, whatever makes it: pages, calls, redirects, files. */
export function setSecurityHeaders(response: ServerResponse, url: string): void {
  response.setHeader("Referrer-Policy", referrerPolicy(url));
  if (hasMailedToken(url) || isOneCard(url)) response.setHeader("X-Robots-Tag", "noindex, nofollow");
  for (const [name, value] of Object.entries(OF_ALL)) response.setHeader(name, value);
  if (isPictureForOthers(url)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (settings().publicUrl.startsWith("https:")) {
    response.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  setPolicyLast(response, url);
}

/** Pages that only the holder of a mail opens; a link that was published by mistake is found by no search. */
const hasMailedToken = (url: string) =>
  /^\/+auth\/+(reset|create-password|reminders|proposal|registration-(confirmed|declined))\b/i.test(url);

/** Pages that only the bearer of a link to a card opens. */
const isSharedCard = (url: string) => /^\/+card\/+shared\b/i.test(url);

/** The badge and the code of a card stand on pages of others. */
const isPictureForOthers = (url: string) => /^\/card\/[^/?]+\/(badge\.(svg|png)|code\.png)(\?|$)/.test(url);

/** Who has the number finds the card; no search engine gives the numbers away. */
const isOneCard = (url: string) => /^\/+card\/+[^?]/i.test(url);

/**
 * Under /auth, and for a shared card, addresses may contain a token: the browser sends the path to no server. Not `no-referrer`, under
 * which browsers send their own posts with the Origin "null", which is refused.
 */
const referrerPolicy = (url: string) =>
  /^\/+auth\b/i.test(url) || isSharedCard(url) ? "strict-origin" : "same-origin";

/**
 * Pages and downloads bring a policy of their own; browsers obey two policies both, so it stays the only one. The one of
 * Express' own answers (moved, 412, 416) says nothing of frames: ours takes its place.
 */
function setPolicyLast(response: ServerResponse, url: string): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const isOurs = String(response.getHeader(POLICY)).includes("frame-ancestors");
    if (!response.headersSent && !isOurs) response.setHeader(POLICY, policyFor(url));
    return writeHead(...head);
  };
}
