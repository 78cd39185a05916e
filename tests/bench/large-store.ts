import { randomBytes, randomUUID } from "node:crypto";
import { recordAudit } from "~/platform/store/audit";
import { queueMail } from "~/platform/store/mails";
import { write } from "~/platform/store/write";
import type { Database } from "~/platform/schema/database";
import type { World } from "../platform/world";

/** What has gathered in the store of a large installation. */
export const GATHERED = {
  sessions: 10_000,
  mails: 10_000,
  events: 200_000,
  notes: 20_000,
  attempts: 100_000,
  jobs: 5_000,
  files: 10_000,
};

interface Owner {
  companyId: string;
  accountId: string;
}

const AT_ONCE = 400;

/** Fills a store in large transactions, as no use case does. */
export async function gather(world: World, owner: Owner): Promise<void> {
  const old = new Date(world.clock.now().getTime() - 1_000 * 86_400_000).toISOString();
  await rows(world, "session", GATHERED.sessions, () => ({
    token_hash: randomBytes(32).toString("hex"),
    account_id: owner.accountId,
    created_at: old,
    expires_at: old,
  }));
  await rows(world, "attempt", GATHERED.attempts, (index) => ({
    purpose: "sign-in",
    subject: String(index % 997),
    source: `198.51.100.${index % 250}`,
    at: old,
  }));
  await rows(world, "job", GATHERED.jobs, (index) => ({
    ...{ id: randomUUID(), company_id: owner.companyId, kind: "answers-import", state: "fulfilled" as const },
    ...{
      payload: "null",
      result: JSON.stringify({ saved: "x".repeat(index % 50 === 0 ? 2_000_000 : 20_000) }),
      error: null,
    },
    ...{ created_by: owner.accountId, created_at: old, updated_at: old, lease_until: null },
  }));
  await rows(world, "attachment", GATHERED.files, () => ({
    ...{ id: randomUUID(), company_id: owner.companyId, year: 2025, question_id: "v3-gov-legalita-condanne" },
    ...{ name: "prova.pdf", media_type: "application/pdf", size: 1, sha256: randomBytes(32).toString("hex") },
    ...{ uploaded_by: owner.accountId, uploaded_at: old, released_at: old },
  }));
  await rows(world, "audit", GATHERED.notes, (index) => ({
    ...{ at: world.clock.now().toISOString(), event: "sign_in", account_id: owner.accountId },
    ...{ company_id: `azienda ${index % 50}`, client_address: `198.51.100.${index % 250}`, detail: null },
  }));
  await events(world, owner, old);
}

export async function queueMails(world: World): Promise<void> {
  const at = world.clock.now().toISOString();
  await write(world.db, null, async (trx) => {
    for (let mail = 0; mail < GATHERED.mails; mail += 1) {
      const link = `https://carta.example/auth/reset/${mail}`;
      await queueMail(trx, { address: "a@prova.example", name: "Anna" }, "password-reset", { link }, at);
    }
  });
}

/** Rows of a table, which are as the schema wants them. */
async function rows<Table extends keyof Database>(
  { db }: World,
  table: Table,
  count: number,
  make: (index: number) => object,
): Promise<void> {
  await write(db, null, async (trx) => {
    for (let from = 0; from < count; from += AT_ONCE) {
      const length = Math.min(AT_ONCE, count - from);
      const values = Array.from({ length }, (_, index) => make(from + index));
      await trx
        .insertInto(table)
        .values(values as never)
        .execute();
    }
  });
}

/** Events of fifty companies and a few addresses, the most of one address. */
async function events({ db, parts }: World, { accountId }: Owner, at: string): Promise<void> {
  for (let from = 0; from < GATHERED.events; from += 5_000) {
    await write(db, null, async (trx) => {
      for (let index = from; index < Math.min(from + 5_000, GATHERED.events); index += 1) {
        const clientAddress = index % 3 === 0 ? `198.51.100.${index % 250}` : "192.0.2.1";
        const companyId = index % 2 === 0 ? null : `azienda ${index % 50}`;
        await recordAudit(trx, { ...parts, clientAddress }, "sign_in", { accountId, companyId, at });
      }
    });
  }
}
