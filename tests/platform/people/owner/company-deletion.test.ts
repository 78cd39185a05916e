import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Entry } from "~/domain/benchmark/aggregates";
import { shownOn } from "~/domain/benchmark/daily";
import { romeDay } from "~/domain/calendar-date";
import { eraseCompanies } from "~/platform/people/owner/erase-companies";
import { audited } from "../../audited";
import { refusalOf } from "../../identity/registering";
import { openSession, PASSWORD } from "../../residents";
import { issue, kept, keptQuestions } from "../../benchmark/kept";
import { makeVerifying } from "../../verification/verifying";
import { refuse, tablesIn } from "../../store-shape";
import { makeWorld, type World } from "../../world";
import { fillTables, idIn, isKept, MARK } from "./filled-tables";

const NAME = "Vivaio Prova S.r.l.";
const PARTITA_IVA = "01234567897";
const OWN = "admin@vivaio.example";

const ENTRY: Entry = {
  profile: { sector: "25", macrosector: "C", size: "small" },
  samples: [{ measure: "start_small", value: 4_000, bucket: 2 }],
  shares: { start_small: { "una-domanda": 40 } },
};

let world: World;
let companyId: string;
let accountId: string;
let call: Call;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ businessName: NAME, partitaIva: PARTITA_IVA });
  accountId = await world.addPerson({ email: OWN, companyId, isAdmin: true, name: "Ada" });
  await world.addPerson({ email: "elena@vivaio.example", companyId, isAdmin: true, name: "Elena" });
  await world.addPerson({ email: "lettura@vivaio.example", companyId, name: "Carla" });
  call = await world.as(OWN);
});
afterEach(() => world.close());

const ask = (body: { businessName?: string; password?: string } = {}) =>
  call("user.askCompanyDeletion", { body: { businessName: NAME, password: PASSWORD, ...body } });
const mailed = async (template: RegExp) =>
  (await world.outbox())
    .filter(({ headers }) => template.test(headers["Oggetto"] ?? ""))
    .map(({ headers }) => /[\w.]+@[\w.]+/.exec(headers["A"] ?? "")?.[0]);
const dueIn = async (days: number) => {
  world.clock.advance({ days });
  await eraseCompanies(world.parts);
};

describe("the deletion of a company", () => {
  test("needs its name and the password", async () => {
    expect((await refusalOf(ask({ businessName: "Un altro vivaio" }))).faults).toEqual([
      "businessName other_company_name",
    ]);
    expect((await refusalOf(ask({ password: "Sbagliata1" }))).faults).toEqual([
      "password present_password_wrong",
    ]);
    expect((await call("user.companyDeletion", {})).deletion).toBeNull();
    expect(await audited(world.db, "present_password_refused")).toHaveLength(1);
    await ask({ businessName: "  vivaio  PROVA s.r.l. " });
  });

  test("is thirty days away, everyone of the company knows, and every administrator is told", async () => {
    const { dueAt } = await ask();
    expect(dueAt).toBe("2026-04-09T08:00:00.000Z");
    expect(await mailed(/sarà eliminata il 09\/04\/2026/)).toEqual([OWN, "elena@vivaio.example"]);
    const reader = await world.as("lettura@vivaio.example");
    expect((await reader("user.info", {})).companyDeletedAt).toBe(dueAt);
    expect((await call("user.companyDeletion", {})).deletion).toMatchObject({ dueAt, askedBy: "Ada Rossi" });
    expect(await refusalOf(ask())).toMatchObject({ status: 409 });
  });

  test("is withdrawn by another administrator until it begins", async () => {
    await ask();
    await dueIn(29);
    const elena = await world.as("elena@vivaio.example");
    await elena("user.withdrawCompanyDeletion", {});
    await elena("user.withdrawCompanyDeletion", {});
    expect(await mailed(/non sarà più eliminata/)).toHaveLength(2);
    await dueIn(40);
    expect((await (await world.as(OWN))("user.info", {})).companyDeletedAt).toBeNull();
  });

  test("is asked for once a day, however often it is withdrawn", async () => {
    await ask();
    await call("user.withdrawCompanyDeletion", {});
    expect((await refusalOf(ask())).faults).toEqual([" deletion_asked_today"]);
    expect(await mailed(/sarà eliminata il/)).toHaveLength(2);
    world.clock.advance({ days: 1 });
    call = await world.as(OWN);
    await ask();
  });

  test("is not withdrawn any more once it has begun", async () => {
    await ask();
    await world.db.updateTable("company_deletion").set({ begun_at: "2026-03-11T08:00:00.000Z" }).execute();
    expect(await refusalOf(call("user.withdrawCompanyDeletion", {}))).toMatchObject({ status: 409 });
    expect(await mailed(/non sarà più eliminata/)).toEqual([]);
  });

  test("is told a second time seven days before, once", async () => {
    await ask();
    await dueIn(22);
    expect(await mailed(/Mancano pochi giorni/)).toEqual([]);
    await dueIn(1.5);
    await dueIn(1);
    expect(await mailed(/Mancano pochi giorni/)).toHaveLength(2);
  });

  test.each([
    ["verification_open", async () => ({ company: companyId, verifier: null })],
    ["judges_others", async () => ({ company: await world.addCompany({}), verifier: accountId })],
  ])("is refused with %s", async (code, whose) => {
    const { company, verifier } = await whose();
    await addVerification(company, verifier);
    expect((await call("user.companyDeletion", {})).refusals).toEqual([code]);
    expect((await refusalOf(ask())).faults).toEqual([` ${code}`]);
  });

  test("is not for an administrator who lost the right meanwhile", async () => {
    const elena = await world.as("elena@vivaio.example");
    await world.db
      .updateTable("membership")
      .set({ is_admin: 0 })
      .where("account_id", "=", accountId)
      .execute();
    expect((await refusalOf(ask())).status).toBe(403);
    expect((await elena("user.companyDeletion", {})).deletion).toBeNull();
  });
});

async function addVerification(company: string, verifier: string | null) {
  const at = world.clock.now().toISOString();
  await world.db
    .insertInto("verification")
    .values({
      ...{ id: "v-1", company_id: company, number: 1, year: 2024, level: 2, phase: "in_depth" },
      ...{ since: at, opened_by: null, opened_at: at, draft_revision: 1, registry_revision: 1 },
      ...{ items: "[]", candidate: "{}", sha256: "", verifier_id: verifier, verifier_body: "Ente" },
      ...{ decided_at: null, ending: null, ended_at: null, ended_by: null, version_id: null },
      comments_told_at: null,
    })
    .execute();
}

describe("a company whose days are over", () => {
  const remaining = async () => {
    const found: string[] = [];
    for (const table of (await tablesIn(world.db)).filter((name) => !isKept(name))) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(world.db);
      const text = JSON.stringify(rows);
      if ([companyId, accountId, OWN, MARK, NAME].some((trace) => text.includes(trace))) found.push(table);
    }
    return found;
  };
  const fileOf = () => path.join(world.parts.settings.dataDir, "files", idIn("attachment"));

  test("has no row and no file left the day after, in any table of the store", async () => {
    const resident = { companyId, accountId, email: OWN, partitaIva: PARTITA_IVA };
    const filled = await fillTables(world.db, resident);
    expect(filled.length).toBeGreaterThan(25);
    expect(await remaining()).toEqual(expect.arrayContaining(filled));
    mkdirSync(path.dirname(fileOf()), { recursive: true });
    writeFileSync(fileOf(), "bolletta");
    await ask();
    const events = (await audited(world.db)).length;
    await dueIn(30);
    await dueIn(1);
    expect(await remaining()).toEqual([]);
    expect(existsSync(fileOf())).toBe(false);
    expect((await audited(world.db)).length).toBe(events + 1);
    expect(await world.db.selectFrom("withdrawn_card").selectAll().execute()).toEqual([
      {
        id: idIn("card_version"),
        year: 1,
        number: 1,
        sha256: `${MARK} card_version.sha256`,
        issued_at: `${MARK} card_version.issued_at`,
        withdrawn_at: "2026-04-09T09:00:00.000Z",
      },
    ]);
  });

  test("signs its people out, and its identifier can be registered again at once", async () => {
    const token = await openSession(world.parts, "lettura@vivaio.example");
    await ask();
    await dueIn(31);
    expect((await refusalOf(world.call(token)("user.info", {}))).status).toBe(401);
    await world.addCompany({ partitaIva: PARTITA_IVA });
    await world.addPerson({ email: OWN, companyId: await world.addCompany({}) });
  });

  test("has no person at work between its beginning and its end", async () => {
    const token = await openSession(world.parts, "lettura@vivaio.example");
    await ask();
    await refuse(world.db, "delete on account");
    await dueIn(31);
    expect(await world.db.selectFrom("account").selectAll().execute()).toHaveLength(3);
    expect((await refusalOf(world.call(token)("user.info", {}))).status).toBe(401);
    const signIn = { body: { email: OWN, password: PASSWORD } };
    expect((await refusalOf(world.call()("identity.signIn", signIn))).status).toBe(424);
  });

  test("goes on after a restart where it stopped", async () => {
    await fillTables(world.db, { companyId, accountId, email: OWN, partitaIva: PARTITA_IVA });
    await ask();
    const letGo = await refuse(world.db, "delete on answer");
    await dueIn(31);
    expect(await remaining()).toContain("answer");
    expect(await audited(world.db, "company_erased")).toHaveLength(1);
    await letGo();
    await dueIn(1);
    await dueIn(1);
    expect(await audited(world.db, "company_erased")).toHaveLength(1);
    expect(await remaining()).toEqual([]);
  });

  test("leaves the benchmark when the next day begins, and not before", async () => {
    await issue(world, companyId, ENTRY);
    await ask();
    await dueIn(30);
    const day = () => romeDay(world.clock.now());
    expect(await kept(world, ({ live }) => live)).toEqual(new Map());
    expect(await keptQuestions(world, ({ live }) => live)).toEqual(new Map());
    expect((await keptQuestions(world, (row) => shownOn(row, day()))).size).toBeGreaterThan(0);
    expect((await kept(world, (row) => shownOn(row, day()))).size).toBeGreaterThan(0);
    await dueIn(1);
    expect(await kept(world, (row) => shownOn(row, day()))).toEqual(new Map());
    expect(await keptQuestions(world, (row) => shownOn(row, day()))).toEqual(new Map());
    expect(await remaining()).toEqual([]);
  });

  test("ends a verification that it opened meanwhile, and its verifier is told", async () => {
    const verifying = await makeVerifying();
    await world.close();
    world = verifying.world;
    const admin = await verifying.admin();
    const { companyName } = await admin("user.info", {});
    await admin("user.askCompanyDeletion", { body: { businessName: companyName, password: PASSWORD } });
    world.clock.advance({ days: 29 });
    await verifying.begin();
    await dueIn(2);
    await dueIn(1);
    const mails = (await world.outbox()).filter(({ headers }) => headers["A"]?.includes("v@ente.example"));
    expect(mails.at(-1)?.headers["Oggetto"]).toMatch(/ritirat/);
    expect(await world.db.selectFrom("verification").selectAll().execute()).toEqual([]);
    expect((await world.db.selectFrom("company").select("business_name").execute()).length).toBe(1);
  });

  test("leaves the verifications of others to the provider", async () => {
    const other = await world.addCompany({});
    await ask();
    await addVerification(other, accountId);
    await dueIn(31);
    const row = await world.db.selectFrom("verification").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ company_id: other, verifier_id: null, verifier_body: null });
  });
});
