import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CallInput } from "~/api/contract";
import { companyQuery, countQuery, EVERY_COMPANY } from "~/platform/store/provider/companies";
import { insertCompanies } from "~/platform/store/companies";
import { write } from "~/platform/store/write";
import { ON_POSTGRES } from "../../postgres/databases";
import { type AtDesk, makeDesk } from "./desk";

let at: AtDesk;
beforeEach(async () => void (at = await makeDesk()));
afterEach(() => at.world.close());

const found = async (query: CallInput<"provider.companies">["query"]) => {
  const { companies } = await (await at.desk())("provider.companies", { query });
  return companies.map(({ businessName }) => businessName);
};

/** Ten thousand companies beside the three. */
const addMany = () =>
  write(at.world.db, null, (trx) =>
    insertCompanies(
      trx,
      Array.from({ length: 10_000 }, (_, index) => ({
        id: randomUUID(),
        business_name: `Società ${String(index).padStart(5, "0")}`,
        country: "IT",
        id_type: "partitaIva" as const,
        partita_iva: String(10_000_000_000 + index),
        identity_asked_at: null,
        fiscal_year: 2025,
        created_at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
        updated_at: "2026-01-01T00:00:00.000Z",
      })),
    ),
  );

describe("the provider's list of companies", () => {
  test("is searched by words of the name and by identifiers, without case and accents", async () => {
    await at.world.addCompany({ businessName: "Caffè 100%_Verde", partitaIva: "01234567890" });
    expect(await found({ search: "CAFFE verde" })).toEqual(["Caffè 100%_Verde"]);
    expect(await found({ search: "23456789" })).toEqual(["Caffè 100%_Verde"]);
    expect(await found({ search: "%" })).toEqual(["Caffè 100%_Verde"]);
    expect(await found({ search: "niente" })).toEqual([]);
  });

  test("finds a company by its new name after that changed", async () => {
    const admin = await at.admin();
    await at.world.db
      .updateTable("company")
      .set({ is_validated: 0 })
      .where("id", "=", at.companyId)
      .execute();
    const { revision } = await admin("registry.company", {});
    await admin("registry.updateCompany", {
      body: { revision, visibilities: [], businessName: "Nuova Insegna" },
    });
    expect(await found({ search: "insegna" })).toEqual(["Nuova Insegna"]);
    expect(await found({ search: "prova s.r.l." })).toEqual([]);
  });

  test("is filtered by enablement, card and what waits", async () => {
    expect(await found({ enabled: "yes" })).toEqual(["Azienda Prova S.r.l."]);
    expect(await found({ enabled: "no" })).toEqual(["Ente di Prova", "Fornitore S.p.A."]);
    expect(await found({ card: "none" })).toHaveLength(3);
    expect(await found({ waiting: "verification" })).toEqual([]);
    const id = await at.open();
    await at.check();
    expect(await found({ waiting: "unassigned" })).toEqual(["Azienda Prova S.r.l."]);
    await at.assign(id);
    expect(await found({ waiting: "unassigned" })).toEqual([]);
    expect(await found({ waiting: "verification" })).toEqual(["Azienda Prova S.r.l."]);
    await at.acceptAll(id);
    await at.decide(id, "accept");
    expect(await found({ card: "valid" })).toEqual(["Azienda Prova S.r.l."]);
    at.world.clock.advance({ days: 400 });
    expect(await found({ card: "expired" })).toEqual(["Azienda Prova S.r.l."]);
  });

  test("shows when a company is deleted, and finds those that are about to be", async () => {
    const dueAt = "2026-04-09T09:00:00.000Z";
    const desk = await at.desk();
    const due = async () => (await desk("provider.company", { params: { id: at.companyId } })).deletionDueAt;
    expect([await due(), await found({ waiting: "deletion" })]).toEqual([null, []]);
    await at.world.db
      .insertInto("company_deletion")
      .values({
        ...{ company_id: at.companyId, asked_by: at.providerId, asked_at: "2026-03-10T09:00:00.000Z" },
        ...{ due_at: dueAt, reminded_at: null, begun_at: null },
      })
      .execute();
    expect([await due(), await found({ waiting: "deletion" })]).toEqual([dueAt, ["Azienda Prova S.r.l."]]);
    const { companies } = await desk("provider.companies", { query: {} });
    expect(companies.map(({ deletionDueAt }) => deletionDueAt)).toEqual([dueAt, null, null]);
  });

  test("shows 25 on a page with the count, and nothing after the last one", async () => {
    await addMany();
    const desk = await at.desk();
    const first = await desk("provider.companies", { query: { search: "societa" } });
    expect([first.companies.length, first.count, first.pagination]).toEqual([
      25,
      10_000,
      { nextPage: "2", prevPage: null },
    ]);
    const last = await desk("provider.companies", { query: { search: "societa", pageId: "400" } });
    expect(last.companies.at(-1)?.businessName).toBe("Società 09999");
    expect(last.pagination).toEqual({ nextPage: null, prevPage: "399" });
    expect(await found({ pageId: "4000" })).toEqual([]);
    at.world.clock.advance({ days: 1 });
    await at.world.addCompany({ businessName: "Arrivata ieri" });
    expect((await found({ sort: "newest" }))[0]).toBe("Arrivata ieri");
  });

  test.skipIf(ON_POSTGRES)("is answered by an index, in its order, among 10,000 companies", async () => {
    await addMany();
    const { db } = at.world;
    const now = "2026-03-10T09:00:00.000Z";
    const slice = { from: 50, most: 25 };
    const filters = [
      { ...EVERY_COMPANY, now },
      { ...EVERY_COMPANY, words: ["societa", "123"], now },
      { ...EVERY_COMPANY, enabled: true, waiting: "identity" as const, now },
      { ...EVERY_COMPANY, waiting: "deletion" as const, now },
      { ...EVERY_COMPANY, card: "valid" as const, waiting: "unassigned" as const, now },
    ];
    for (const filter of filters) {
      for (const query of [
        companyQuery(db, filter, "name", slice),
        companyQuery(db, filter, "newest", slice),
        countQuery(db, filter),
      ]) {
        const plan = await planOf(query.compile());
        expect(plan).not.toMatch(/SCAN (?!company USING (COVERING )?INDEX)/);
        expect(plan).not.toMatch(/TEMP B-TREE/);
      }
    }
  });
});

async function planOf({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) {
  let next = 0;
  const bound = text.replace(/\?/g, () => {
    const value = parameters[next++];
    return typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
  });
  const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${bound}`)}`.execute(
    at.world.db,
  );
  return rows.map(({ detail }) => detail).join("\n");
}
