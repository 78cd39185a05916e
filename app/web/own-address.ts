export function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Path and query of a page, without the mark by which a post reaches an index route. */
export const ownAddress = (url: string): string => pathAndQuery(url).replace(/[?&]index$/, "");
