import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { makeCall, type Call } from "~/api/call";
import type { Hosted } from "~/api/firebase/hosted";
import { makeHandler } from "~/platform/handler";
import { startMailWorker } from "~/platform/mail/worker";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import type { Db, PlatformParts, PlatformSettings } from "~/platform/scope";
import { databaseFile, openStore } from "~/platform/store/engines/sqlite";
import { flushCounted } from "~/platform/store/trail/counted-events";
import { keysOf } from "~/secrets.server";
import { sharedQuarantine } from "./quarantine/shared";
import { freshPostgres, ON_POSTGRES } from "../postgres/databases";
import { readOutbox, type OutboxMail } from "./outbox";
import { addCompany, addPerson, openSession, type CompanyGiven, type PersonGiven } from "./residents";

export const BASE_URL = "https://carta.example";

/** A platform of its own on a real file in a temporary folder, with a clock the test sets. */
export interface World {
  parts: PlatformParts;
  db: Db;
  /** The address of the store where it is on a server; null where the data folder holds it. */
  databaseUrl: string | null;
  clock: Clock;
  handle: ReturnType<typeof makeHandler>;
  /** The typed client of the person with this token, or of a signed-out one. */
  call(token?: string | null, clientAddress?: string): Call;
  /** The typed client of a person who is already signed in. */
  as(email: string): Promise<Call>;
  addCompany(given?: Partial<CompanyGiven>): Promise<string>;
  addPerson(given: PersonGiven): Promise<string>;
  /** Delivers what is due and returns every mail of the outbox, oldest first. */
  outbox(): Promise<OutboxMail[]>;
  /** The same store as another process has it. */
  another(): Promise<Db>;
  close(): Promise<void>;
}

export interface Clock {
  now(): Date;
  set(instant: string): void;
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export interface WorldGiven {
  now?: string;
  settings?: Partial<PlatformSettings>;
  /** Fills the data folder before the platform opens it. */
  fill?: (dataDir: string) => void | Promise<void>;
  quarantine?: Quarantine;
  /** The hosted identity that keeps the passwords. */
  hosted?: (now: () => Date) => Promise<Hosted | undefined>;
}

export async function makeWorld({
  now = "2026-03-10T09:00:00.000Z",
  settings = {},
  fill,
  quarantine = sharedQuarantine,
  hosted = async () => undefined,
}: WorldGiven = {}): Promise<World> {
  const dataDir = temporaryFolder();
  if (fill) await fill(dataDir);
  else writeFileSync(databaseFile(dataDir), await emptyStore());
  const clock = makeClock(now);
  const store = await (ON_POSTGRES ? freshPostgres() : embedded(dataDir));
  const { db } = store;
  const parts: PlatformParts = {
    db,
    now: clock.now,
    settings: { ...settingsIn(dataDir), ...settings },
    quarantine,
    hosted: await hosted(clock.now),
  };
  const handle = makeHandler(parts);
  const mail = startMailWorker(parts);
  const call = (token: string | null = null, clientAddress = "192.0.2.1") =>
    makeCall({
      transport: handle,
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress, requestId: randomUUID() },
      token,
    });
  return {
    parts,
    db,
    databaseUrl: store.url,
    clock,
    handle,
    call,
    as: async (email) => call(await openSession(parts, email)),
    addCompany: (given = {}) => addCompany(parts, given),
    addPerson: (given) => addPerson(parts, given),
    async outbox() {
      await mail.deliver();
      return readOutbox(path.join(dataDir, "outbox"));
    },
    another: () => store.another(),
    async close() {
      await mail.stop();
      await flushCounted(parts);
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), "carta-esg-"));

interface Store {
  db: Db;
  url: string | null;
  another(): Promise<Db>;
  close(): Promise<void>;
}

async function embedded(dataDir: string): Promise<Store> {
  const db = await openStore(dataDir);
  // Nothing of a world outlives its test: no change waits for the disk.
  await sql`pragma synchronous = off`.execute(db);
  return { db, url: null, another: () => openStore(dataDir), close: () => db.destroy() };
}

let empty: Promise<Buffer> | undefined;

/** A store with all migrations applied: made once, copied for each world. */
const emptyStore = () => (empty ??= makeEmptyStore());

async function makeEmptyStore(): Promise<Buffer> {
  const folder = temporaryFolder();
  const db = await openStore(folder);
  await db.destroy();
  const content = readFileSync(databaseFile(folder));
  rmSync(folder, { recursive: true });
  return content;
}

const settingsIn = (dataDir: string): PlatformSettings => ({
  dataDir,
  databaseUrl: null,
  publicUrl: BASE_URL,
  keys: keysOf(["un segreto che nessuno conosce, di prova"]),
  signingSeeds: () => ["9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"],
  leastSpace: 0,
  auditRetention: 730,
  smtpUrl: null,
  clamd: null,
  companyRegisterUrl: null,
  vsmeTemplate: null,
  mailFrom: "carta@carta.example",
  providerName: "Carta ESG",
  supportEmail: "assistenza@carta.example",
  // Tests ask faster than people do.
  callsPerMinute: 1_000_000,
  popup: null,
  sessionsPerAccount: 10,
  legalVersion: null,
  whitelabels: [],
});

function makeClock(start: string): Clock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    set: (instant) => void (present = new Date(instant).getTime()),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      void (present += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000),
  };
}
