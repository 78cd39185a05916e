import { json, type HeadersFunction } from "@remix-run/node";

/** Remix drops the headers of an action's answer from its page, and asks only its own route: how long to wait has to arrive. */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers();
  const retryAfter = actionHeaders.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
};

/** The same for a page that the browser is to ask for again by itself. */
export const refreshHeaders: HeadersFunction = (asked) => {
  const headers = new Headers(retryHeaders(asked));
  const refresh = asked.loaderHeaders.get("Refresh");
  if (refresh) headers.set("Refresh", refresh);
  return headers;
};

/** A page that the browser asks for again by itself: in so many seconds, or at another address; null = it does not. */
export const refreshing = <Page>(page: Page, when: string | null) =>
  json<Page>(page, { headers: when === null ? {} : { Refresh: when } });
