import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { MINUTE_MS } from "~/domain/durations";
import { LIMITS } from "../quarantine/limits";
import type { PlatformParts } from "../scope";
import { letPagesPass } from "./let-pages-pass";
import { ifKept, keptDocument, type Making, type Named } from "./kept-documents";
import type { MadeDocument } from "./made-document";

const { waitMilliseconds, pageMilliseconds, importMilliseconds } = LIMITS.queue;

type Parts = Pick<PlatformParts, "quarantine" | "settings">;

/** Reads what a document is made of; null if there is no such document. */
type ReadDocument = () => Promise<MadeDocument | null>;

/** The documents under way, by company: its next one waits, whoever of its people asks. */
const underWay = new Map<string, Promise<unknown>>();

let lastRead: Promise<unknown> = Promise.resolve();

/** One document is read at a time, whichever company's it is, so that pages wait for one reading at most. */
function readAlone(read: ReadDocument): ReturnType<ReadDocument> {
  const alone = lastRead.then(letPagesPass).then(read);
  lastRead = alone.catch(() => undefined);
  return alone;
}

/** One after the other of a company, so that what they are made of is in memory once. Resolves to the place, or null. */
function inTurn(parts: Parts, turn: Making, read: ReadDocument): Promise<string | null> {
  const { companyId } = turn;
  const before = underWay.get(companyId) ?? Promise.resolve();
  const made = before.then(async () => {
    const document = await readAlone(read);
    return document && keptDocument(parts, document, turn);
  });
  const settled = made.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(companyId, settled);
  void settled.then(() => {
    if (underWay.get(companyId) === settled) underWay.delete(companyId);
  });
  return made;
}

/** Makes a document for a person who waits in a request; null if there is none. Two people who ask at once get one file. */
export const madeNow = (parts: Parts, named: Named, read: ReadDocument): Promise<string | null> =>
  inTurn(parts, { ...named, ticket: randomUUID(), patience: waitMilliseconds }, read);

interface Awaited {
  ticket: string;
  made: Promise<string | null>;
}

/** What pages wait for, by company and name. An error stays here until a page has told it. */
const awaited = new Map<string, Awaited>();

/** How long an error waits to be told. */
const UNTOLD_MS = 5 * MINUTE_MS;

/** How many pieces of work come before a document that is being made. */
interface InQueue {
  ahead: number;
}

/** Whether a page waits for it already, so that one more look begins nothing. */
export const isAwaited = (named: Named): boolean => awaited.has(keyOf(named));

const keyOf = ({ companyId, name }: Named): string => JSON.stringify([companyId, name]);

/**
 * Begins to make a document that a page waits for, or goes on waiting for it, as long as a page may take: null when it
 * is there. Throws what kept it from being made, once; after that the next call begins anew. "missing" = there is none.
 */
export async function awaitDocument(
  parts: Parts,
  { companyId, name }: Named,
  read: ReadDocument,
): Promise<InQueue | null | "missing"> {
  const key = keyOf({ companyId, name });
  const { ticket, made } = awaited.get(key) ?? begin(parts, { companyId, name, key }, read);
  const waited = setTimeout(pageMilliseconds, WAITS, { ref: false });
  try {
    const place = await Promise.race([made, waited]);
    if (place === WAITS) return { ahead: parts.quarantine.ahead(ticket) ?? 0 };
    awaited.delete(key);
    if (place === null) return "missing";
    ready.set(key, { place, until: performance.now() + SENT_MS });
    return null;
  } catch (error) {
    awaited.delete(key);
    throw error;
  }
}

const WAITS = Symbol("not made yet");

/** How long a page takes from its last look to the file. */
const SENT_MS = 2_000;

/** Documents that the last look found made, and until when they stay the answer to a request for the file. */
const ready = new Map<string, { place: string; until: number }>();

/**
 * The document that a page has just waited for: its file is sent without reading anew what it is made of. Once for each
 * look; null if there was none, or it is too long ago.
 */
export async function takeReady({ settings }: Parts, named: Named): Promise<string | null> {
  const now = performance.now();
  const found = ready.get(keyOf(named));
  ready.delete(keyOf(named));
  for (const [key, { until }] of ready) if (until < now) ready.delete(key);
  return found && found.until >= now ? ifKept(settings, found.place) : null;
}

function begin(
  parts: Parts,
  { companyId, name, key }: { companyId: string; name: string; key: string },
  read: ReadDocument,
): Awaited {
  const ticket = randomUUID();
  const made = inTurn(parts, { companyId, name, ticket, patience: importMilliseconds }, read);
  const one: Awaited = { ticket, made };
  awaited.set(key, one);
  void made
    .catch(() => setTimeout(UNTOLD_MS, undefined, { ref: false }))
    .then(() => awaited.get(key) === one && awaited.delete(key));
  return one;
}
