import type { HeadersFunction } from "@remix-run/node";

/** Remix drops the headers of an action's answer from its page; how long to wait has to arrive. */
export const publicHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers();
  const retryAfter = actionHeaders.get("Retry-After");
  if (retryAfter !== null) headers.set("Retry-After", retryAfter);
  return headers;
};

/**
 * For pages whose address holds a mailed token: nobody is told the path. Not `no-referrer`, under which browsers send
 * their own posts with the Origin "null", which is refused.
 */
export const tokenPageHeaders: HeadersFunction = (args) => {
  const headers = new Headers(publicHeaders(args));
  headers.set("Referrer-Policy", "strict-origin");
  return headers;
};
