import type { HeadersFunction } from "@remix-run/node";

/** Remix drops the headers of an action's answer from its page; how long to wait has to arrive. */
export const retryHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const headers = new Headers();
  const retryAfter = actionHeaders.get("Retry-After") ?? errorHeaders?.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
};
