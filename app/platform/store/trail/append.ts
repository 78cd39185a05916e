import { randomUUID } from "node:crypto";
import type { Trx } from "../../scope";
import {
  type ChainRow,
  type EventRow,
  hashOfEvent,
  INSTALLATION,
  isHeadSigned,
  NO_HASH,
  signedHead,
  type TrailKeys,
} from "./seal";

interface NewEvent {
  /** A company's id; null: of no company. */
  companyId: string | null;
  at: string;
  kind: string;
  accountId: string | null;
  clientAddress: string | null;
  /** The name by which the machine knows the operator. */
  operator: string | null;
  detail: string | null;
  count: number;
  requestId: string | null;
}

/** The kind of a row that notes that the end of the chain before it was not as this product had left it. */
export const BROKEN_HEAD = "trail_broken";

/**
 * Appends an event to the chain of its company, or of the installation. The store's write lock makes writers of any
 * process take turns. Three statements, one more for an address that is new in this chain.
 */
export async function appendEvent(trx: Trx, keys: TrailKeys, event: NewEvent): Promise<void> {
  const chain = event.companyId ?? INSTALLATION;
  const found = await lookUp(trx, chain, event);
  const row = {
    chain,
    at: event.at,
    kind: event.kind,
    account_id: event.accountId,
    address: found.address ?? (await newSubject(trx, chain, "address", event.clientAddress)),
    operator: found.operator ?? (await newSubject(trx, chain, "operator", event.operator)),
    detail: event.detail,
    count: event.count,
    request_id: event.requestId,
  };
  const tip = await soundTip(trx, keys, { ...found, chain }, event.at);
  await appendRow(trx, keys, tip, row);
}

type Tip = Pick<ChainRow, "sequence" | "hash" | "chains">;

/** The head comes first: two writers of a chain meet there, and one of them begins again. */
async function appendRow(
  trx: Trx,
  keys: TrailKeys,
  tip: Tip,
  facts: Omit<EventRow, "sequence" | "previous" | "hash">,
): Promise<Tip> {
  const row = { ...facts, sequence: tip.sequence + 1, previous: tip.hash };
  const hash = hashOfEvent(row);
  const head = { chain: facts.chain, sequence: row.sequence, hash, chains: tip.chains };
  const signature = signedHead(head, keys);
  await trx
    .insertInto("event_chain")
    .values({ ...head, signature })
    .onConflict((conflict) =>
      conflict.column("chain").doUpdateSet({ sequence: head.sequence, hash, chains: head.chains, signature }),
    )
    .execute();
  await trx
    .insertInto("event")
    .values({ ...row, hash })
    .execute();
  return head;
}

interface Found extends Partial<Record<"sequence" | "chains", number | null>> {
  hash: string | null;
  signature: string | null;
  address: string | null;
  operator: string | null;
}

/** The end of the chain and the pseudonyms it knows, in one statement. */
async function lookUp(trx: Trx, chain: string, { clientAddress, operator }: NewEvent): Promise<Found> {
  const head = trx.selectFrom("event_chain").where("chain", "=", chain);
  const subject = (kind: "address" | "operator", value: string | null) =>
    trx
      .selectFrom("event_subject")
      .select("pseudonym")
      .where("chain", "=", chain)
      .where("kind", "=", kind)
      .where("value", "=", value ?? "");
  return trx
    .selectNoFrom([
      head.select("sequence").as("sequence"),
      head.select("hash").as("hash"),
      head.select("chains").as("chains"),
      head.select("signature").as("signature"),
      subject("address", clientAddress).as("address"),
      subject("operator", operator).as("operator"),
    ])
    .executeTakeFirstOrThrow();
}

async function newSubject(
  trx: Trx,
  chain: string,
  kind: "address" | "operator",
  value: string | null,
): Promise<string | null> {
  if (value === null || value === "") return null;
  const pseudonym = randomUUID();
  // Of two that meet a new value at once, whatever they rest on, one begins again: PostgreSQL says so for an upsert alone.
  await trx
    .insertInto("event_subject")
    .values({ pseudonym, chain, kind, value })
    .onConflict((conflict) => conflict.columns(["chain", "kind", "value"]).doNothing())
    .execute();
  return pseudonym;
}

/** Where the chain goes on. An end that is missing or not signed by this installation is noted in the chain itself. */
async function soundTip(
  trx: Trx,
  keys: TrailKeys,
  { chain, sequence, hash, chains, signature }: Found & { chain: string },
  at: string,
): Promise<Tip> {
  const head =
    sequence == null || chains == null || hash === null || signature === null
      ? null
      : { chain, sequence, hash, chains, signature };
  if (head && isHeadSigned(head, keys)) return head;
  const last = await trx
    .selectFrom("event")
    .select(["sequence", "hash"])
    .where("chain", "=", chain)
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  if (!head && !last) return newChain(trx, keys, chain);
  const tip = { sequence: 0, hash: NO_HASH, ...head, ...last, chains: head?.chains ?? 0 };
  return appendRow(trx, keys, tip, {
    chain,
    at,
    kind: BROKEN_HEAD,
    account_id: null,
    address: null,
    operator: null,
    detail: null,
    count: 1,
    request_id: null,
  });
}

/** The installation counts the chains of companies, so that the loss of a whole one is seen. */
async function newChain(trx: Trx, keys: TrailKeys, chain: string): Promise<Tip> {
  const none: Tip = { sequence: 0, hash: NO_HASH, chains: 0 };
  if (chain === INSTALLATION) return none;
  const known = await trx
    .selectFrom("event_chain")
    .selectAll()
    .where("chain", "=", INSTALLATION)
    .executeTakeFirst();
  const counted = { ...none, ...known, chain: INSTALLATION, chains: (known?.chains ?? 0) + 1 };
  const { sequence, hash, chains } = counted;
  const isSound = known === undefined || isHeadSigned(known, keys);
  const signature = isSound ? signedHead(counted, keys) : known.signature;
  await trx
    .insertInto("event_chain")
    .values({ chain: INSTALLATION, sequence, hash, chains, signature })
    .onConflict((conflict) => conflict.column("chain").doUpdateSet({ chains, signature }))
    .execute();
  return none;
}
