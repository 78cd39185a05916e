import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCall, type Call } from "~/api/call";
import { lastClosedYear } from "~/domain/periods";
import { makeHandler } from "~/platform/handler";
import { hashPassword } from "~/platform/identity/passwords";
import { newToken } from "~/platform/identity/tokens";
import { startMailWorker } from "~/platform/mail/worker";
import type { Db, Parts, PlatformSettings } from "~/platform/scope";
import { openStore } from "~/platform/store/open";

export const PASSWORD = "Sostenibile26";
export const BASE_URL = "https://carta.example";

/** A platform of its own on a real file in a temporary folder, with a clock the test sets. */
export interface World {
  parts: Parts;
  db: Db;
  clock: Clock;
  handle: ReturnType<typeof makeHandler>;
  /** The typed client of somebody with this token, or of nobody. */
  call(token?: string | null, clientAddress?: string): Call;
  /** The typed client of somebody who is signed in already. */
  as(email: string): Promise<Call>;
  addCompany(given?: Partial<CompanyGiven>): Promise<string>;
  addPerson(given: PersonGiven): Promise<string>;
  /** Delivers what is due and returns every mail of the outbox, oldest first. */
  outbox(): Promise<OutboxMail[]>;
  close(): Promise<void>;
}

export interface Clock {
  now(): Date;
  set(instant: string): void;
  advance(time: { days?: number; hours?: number; minutes?: number }): void;
}

export interface OutboxMail {
  headers: Record<string, string>;
  body: string;
  /** The first link of the body. */
  link: string;
  /** The token of that link. */
  token: string;
}

interface CompanyGiven {
  businessName: string;
  partitaIva: string;
  isValidated: boolean;
  fiscalYear: number;
}

interface PersonGiven {
  email: string;
  companyId: string;
  name?: string;
  isAdmin?: boolean;
  canRead?: boolean;
  canWrite?: boolean;
  isVerifier?: boolean;
  accessActive?: boolean;
}

export async function makeWorld({
  now = "2026-03-10T09:00:00.000Z",
  settings = {},
}: { now?: string; settings?: Partial<PlatformSettings> } = {}): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "carta-esg-"));
  const clock = makeClock(now);
  const db = await openStore(dataDir);
  const parts: Parts = { db, now: clock.now, settings: { ...settingsIn(dataDir), ...settings } };
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
    async close() {
      await mail.stop();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const settingsIn = (dataDir: string): PlatformSettings => ({
  dataDir,
  publicUrl: BASE_URL,
  smtpUrl: null,
  mailFrom: "carta@carta.example",
  providerName: "Carta ESG",
  supportEmail: "assistenza@carta.example",
});

function makeClock(start: string): Clock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    set: (instant) => void (present = new Date(instant).getTime()),
    advance: ({ days = 0, hours = 0, minutes = 0 }) =>
      void (present += ((days * 24 + hours) * 60 + minutes) * 60_000),
  };
}

async function addCompany({ db, now }: Parts, given: Partial<CompanyGiven>): Promise<string> {
  const id = randomUUID();
  const at = now().toISOString();
  await db
    .insertInto("company")
    .values({
      id,
      business_name: given.businessName ?? "Azienda Prova S.r.l.",
      country: "IT",
      id_type: "partitaIva",
      partita_iva: given.partitaIva ?? String(Math.floor(Math.random() * 1e11)).padStart(11, "0"),
      is_validated: given.isValidated ? 1 : 0,
      fiscal_year: given.fiscalYear ?? lastClosedYear(now()),
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

let passwordHash: Promise<string> | undefined;

async function addPerson({ db, now }: Parts, given: PersonGiven): Promise<string> {
  const id = randomUUID();
  const at = now().toISOString();
  passwordHash ??= hashPassword(PASSWORD);
  await db
    .insertInto("account")
    .values({
      id,
      email: given.email,
      password_hash: await passwordHash,
      name: given.name ?? "Anna",
      surname: "Rossi",
      phone: null,
      terms_accepted_at: at,
      privacy_accepted_at: at,
      clauses_accepted_at: at,
      created_at: at,
      last_login_at: null,
    })
    .execute();
  const membership = { account_id: id, company_id: given.companyId };
  await db
    .insertInto("membership")
    .values({
      ...membership,
      is_admin: given.isAdmin ? 1 : 0,
      access_active: given.accessActive === false ? 0 : 1,
      is_verifier: given.isVerifier ? 1 : 0,
    })
    .execute();
  const canRead = given.canRead === false ? 0 : 1;
  const canWrite = (given.canWrite ?? given.isAdmin) ? 1 : 0;
  await db
    .insertInto("profile")
    .values({ ...membership, profile: "supplier", can_read: canRead, can_write: canWrite })
    .execute();
  return id;
}

async function openSession({ db, now }: Parts, email: string): Promise<string> {
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const { token, hash } = newToken();
  const expires = new Date(now().getTime() + 30 * 86_400_000).toISOString();
  await db
    .insertInto("session")
    .values({ token_hash: hash, account_id: id, created_at: now().toISOString(), expires_at: expires })
    .execute();
  return token;
}

function readOutbox(folder: string): OutboxMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const [head = "", ...rest] = text.split("\n\n");
      const headers = head.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2));
      const body = rest.join("\n\n");
      const link = /https?:\/\/\S+/.exec(body)?.[0] ?? "";
      const token = /[\w-]{43}$/.exec(link)?.[0] ?? "";
      return { headers: Object.fromEntries(headers) as Record<string, string>, body, link, token };
    });
}
