/** Below the base of the API: several calls that only read, in one request. Not part of the specification. */
export const SEVERAL_PATH = "/calls" as const;

/** By this header a server says how many calls it takes in one request; without it, it takes none. */
export const SEVERAL_HEADER = "X-Calls-At-Once" as const;

/** The most calls that our server takes in one request. */
export const MOST_CALLS = 12;

/** The longest address with which calls are sent; Node reads heads of 16 KB. */
export const LONGEST_ADDRESS = 6_000;

/** The name in the query of each path. */
export const CALL = "call";

/** By this header a request says in how many milliseconds its calls must be answered: what is left when it is sent. */
export const WITHIN_HEADER = "X-Answer-Within" as const;

/** One of the answers, in the order of the calls. */
export interface CallAnswer {
  status: number;
  /** Those that belong to the call and not to the connection. */
  headers: Record<string, string>;
  body: unknown;
}

export const HEADERS_OF_A_CALL = ["ETag", "Retry-After"] as const;
