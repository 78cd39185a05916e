import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import canonicalize from "canonicalize";
import type { Selectable } from "kysely";
import type { Database } from "../../schema/database";
import type { PlatformSettings } from "../../scope";

export type EventRow = Selectable<Database["event"]>;
export type ChainRow = Selectable<Database["event_chain"]>;
export type TrailKeys = PlatformSettings["keys"]["trail"];

/** The chain of events that belong to no company. */
export const INSTALLATION = "installation";

/** The hash before the first row of a chain. */
export const NO_HASH = "";

/** The columns that the hash covers: a column added later is not among them. */
const HASHED = [
  "chain",
  "sequence",
  "at",
  "kind",
  "account_id",
  "address",
  "operator",
  "detail",
  "count",
  "request_id",
  "previous",
] as const satisfies (keyof EventRow)[];

/** SHA-256, in hexadecimal, over the canonical JSON (RFC 8785) of the row with the hash of the row before it. */
export const hashOfEvent = (row: Omit<EventRow, "hash">): string =>
  createHash("sha256")
    .update(canonical(Object.fromEntries(HASHED.map((name) => [name, row[name]]))))
    .digest("hex");

type Head = Pick<ChainRow, "chain" | "sequence" | "hash" | "chains">;
type Cut = Pick<ChainRow, "chain" | "cut_sequence" | "cut_hash" | "cut_at">;

export const signedHead = (head: Head, [newest]: TrailKeys): string => macOf(textOfHead(head), newest);
export const signedCut = (cut: Cut, [newest]: TrailKeys): string => macOf(textOfCut(cut), newest);

export const isHeadSigned = (head: Head & { signature: string }, keys: TrailKeys): boolean =>
  isSigned(textOfHead(head), head.signature, keys);

/** A chain of which nothing was deleted has no checkpoint to sign. */
export function isCutSigned(cut: Cut & { cut_signature: string | null }, keys: TrailKeys): boolean {
  if (cut.cut_signature !== null) return isSigned(textOfCut(cut), cut.cut_signature, keys);
  return cut.cut_sequence === 0 && cut.cut_hash === NO_HASH && cut.cut_at === null;
}

const textOfHead = ({ chain, sequence, hash, chains }: Head) =>
  canonical({ purpose: "head", chain, sequence, hash, chains });

const textOfCut = ({ chain, cut_sequence: sequence, cut_hash: hash, cut_at: at }: Cut) =>
  canonical({ purpose: "checkpoint", chain, sequence, hash, at });

function isSigned(text: string, signature: string, keys: TrailKeys): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const own = Buffer.from(macOf(text, key));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}

const macOf = (text: string, key: string) => createHmac("sha256", key).update(text).digest("hex");

function canonical(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("Nothing to seal");
  return text;
}
