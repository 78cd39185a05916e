import { createHash } from "node:crypto";
import type { Call } from "~/api/call";
import type { CallId, CallInput } from "~/api/contract";
import type { UserInfo } from "~/api/contract/completed/user-info";
import type { Right } from "~/domain/people/rights";
import { settings } from "~/settings.server";

/** Begins a call whose answer the page will want; the page makes the same call, and gets this answer. */
export type AskAhead = <Id extends CallId>(id: Id, input: CallInput<Id>) => void;

export interface EarlyCalls {
  call: Call;
  askAhead: AskAhead;
}

/**
 * The client of a page, some calls of which are begun before it makes them. Each is begun once, and its answer is handed out
 * once.
 */
export function withEarlyCalls(call: Call): EarlyCalls {
  /** Null once its answer was handed out. */
  const begun = new Map<string, Promise<never> | null>();
  const keyOf = (id: CallId, input: unknown) => JSON.stringify([id, input]);
  return {
    call(id, input) {
      if (begun.size === 0) return call(id, input);
      const key = keyOf(id, input);
      const early = begun.get(key);
      if (early) begun.set(key, null);
      return early ?? call(id, input);
    },
    askAhead(id, input) {
      const key = keyOf(id, input);
      if (begun.has(key)) return;
      const answer = call(id, input);
      // The page may end without it, as where the person is signed out.
      answer.catch(() => undefined);
      begun.set(key, answer as Promise<never>);
    },
  };
}

/** A few bytes a person or an address; what is forgotten costs one more way to the server, or a later one. */
const MOST_REMEMBERED = 2_000;

function remember<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_REMEMBERED && oldest !== undefined) kept.delete(oldest);
}

type Reader = Pick<UserInfo, "currentFiscalYear" | "rights">;

/** What the last page learned of each person who may read, by a hash of the token: what it is good for is a guess. */
const remembered = new Map<string, Reader>();

const keyOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Only for pages whose API is elsewhere: in one process there is no way to save. */
export function rememberReader(token: string, user: UserInfo, takesExtensions: boolean): void {
  if (settings().upstreamUrl === null) return;
  const key = keyOfToken(token);
  const isReader = user.rights.includes("read") && user.secondFactor !== "needed";
  const { currentFiscalYear, rights } = user;
  if (takesExtensions && isReader) remember(remembered, key, { currentFiscalYear, rights });
  else remembered.delete(key);
}

/** Null for a person of whom nothing is known yet: then the page asks who it is before it asks anything else. */
export const rememberedReader = (token: string): Reader | null =>
  remembered.size === 0 ? null : (remembered.get(keyOfToken(token)) ?? null);

/** What a page asks, by what the last page knew of the person: the present fiscal year, and the rights. */
export type Ahead = (asked: { year: number; rights: readonly Right[]; askAhead: AskAhead }) => void;

/** What each address has asked: it is known before anyone has looked which page it is. */
const addresses = new Map<string, Ahead>();

const LONGEST_ADDRESS = 300;

export function rememberAhead(address: string, ahead: Ahead): void {
  if (address.length <= LONGEST_ADDRESS) remember(addresses, address, ahead);
}

export const aheadAt = (address: string): Ahead | undefined => addresses.get(address);
