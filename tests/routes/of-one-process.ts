/** What page tests see only where the API and the pages are one process, by file: tests, and groups of them. */
export const OF_ONE_PROCESS: Readonly<Record<string, readonly string[]>> = {
  // The pages describe the API where it is their own.
  "openapi.test.ts": [
    "the page for who writes programs > says how calls are made, and leads to the description and to every service",
    "the page for who writes programs > shows the rules where the address names no service",
  ],
  // What a page declines by itself is in the log of the pages, and not in the trail of the API.
  "refusals-counted.test.ts": ["a server that is stopped writes down the refusals it has counted"],
  "request-log.test.ts": [
    "the request log > finds a page that failed by the number it shows, with the error",
    "the request log > finds a form that failed by the number it shows, with the error",
    "the request log > finds a form of another site by the number its refusal shows, and the trail has it",
    "the request log > has the refusal of a form without its token, and so has the trail",
    "the request log > has the page that a right was missing for, and so has the trail, with the account",
    "the request log > has a request that the browser gave up",
  ],
  // These count the calls of one log.
  "statements.test.ts": [
    "between a request and its answer the store is asked at most ten times > by a save of the empty company, and by the page that follows it",
    "between a request and its answer the store is asked at most ten times > by a save of the enabled company, and by the page that follows it",
  ],
};
