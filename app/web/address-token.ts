import { contract, type CallId } from "~/api/contract";
import { matchCall } from "~/api/match-call";

/** What an address that our own API gave for a call ends in, such as the token of a file; null for any other address. */
export function tokenIn(address: string, call: CallId): string | null {
  if (!URL.canParse(address)) return null;
  const named = matchCall(contract[call].method, new URL(address).pathname);
  return named?.id === call ? (Object.values(named.params)[0] ?? null) : null;
}
