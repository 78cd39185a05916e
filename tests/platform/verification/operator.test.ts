import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listCompanies } from "~/platform/provider/desk-companies";
import { assignVerifier, disableCompany, enableCompany } from "~/platform/verification/operator";
import { listVerifications, openOnes } from "~/platform/verification/list-open";
import { audited } from "../audited";
import { addCompany } from "../residents";
import { CLASS } from "../../questions";
import { makeVerifying, VERIFIER, type Verifying } from "./verifying";

let given: Verifying;

beforeEach(async () => {
  given = await makeVerifying();
});

afterEach(() => given.world.close());

const fault = (status: number, code: string) => ({ status, errors: [expect.objectContaining({ code })] });
const noted = async () =>
  (await audited(given.world.db)).map(({ event, company_id, client_address }) => ({
    event,
    company_id,
    client_address,
  }));

describe("enabling a company", () => {
  test("is done by its id or its identifier, once, and noted", async () => {
    const { world } = given;
    const companyId = await world.addCompany({ businessName: "Nuova S.r.l.", partitaIva: "01234567890" });
    const asked = () => enableCompany(world.parts, " 01234567890 ");
    expect(await asked()).toEqual({ companyId, companyName: "Nuova S.r.l.", hasChanged: true });
    expect((await asked()).hasChanged).toBe(false);
    expect((await disableCompany(world.parts, companyId)).hasChanged).toBe(true);
    expect((await disableCompany(world.parts, companyId)).hasChanged).toBe(false);
    expect(await noted()).toEqual([
      { event: "company_enabled", company_id: companyId, client_address: null },
      { event: "company_disabled", company_id: companyId, client_address: null },
    ]);
  });

  test("is seen by its people at once", async () => {
    await disableCompany(given.world.parts, given.companyId);
    expect((await (await given.admin())("user.info", {})).isValidated).toBe(false);
    await enableCompany(given.world.parts, given.companyId);
    expect((await (await given.admin())("user.info", {})).isValidated).toBe(true);
  });

  test("needs a company", async () => {
    await expect(enableCompany(given.world.parts, "99")).rejects.toMatchObject(fault(404, "unknown_company"));
    await expect(disableCompany(given.world.parts, "")).rejects.toMatchObject(fault(404, "unknown_company"));
  });
});

describe("giving a verification to a verifier", () => {
  test("names the body on it and tells the verifier, who finds it", async () => {
    const id = await given.open();
    const { parts } = given.world;
    expect(await assignVerifier(parts, id, " V@Ente.example ")).toEqual({
      companyName: "Azienda Prova S.r.l.",
      body: "Ente di Prova",
    });
    await assignVerifier(parts, id, VERIFIER);
    const mails = await given.world.outbox();
    expect(mails.map(({ headers }) => headers.A)).toEqual(["Anna Rossi <v@ente.example>"]);
    expect(mails[0]?.body).toContain("livello 2, aperta il 10/03/2026");
    expect(mails[0]?.body).toContain("scade il 09/05/2026");
    expect((await given.shown()).open?.body).toBe("Ente di Prova");
    const found = await (await given.verifier())("survey.assignedVerifications", {});
    expect(found.verifications).toMatchObject([{ id, phase: "documents" }]);
    expect((await noted()).at(-1)).toMatchObject({
      event: "verifier_assigned",
      company_id: given.companyId,
    });
  });

  test("is told once, also where two operators give it at the same moment", async () => {
    const id = await given.open();
    const { world } = given;
    await Promise.all([assignVerifier(world.parts, id, VERIFIER), assignVerifier(world.parts, id, VERIFIER)]);
    expect(await world.outbox()).toHaveLength(1);
  });

  test("may change hands: what was judged stays, and only the new one goes on", async () => {
    const id = await given.begin();
    const first = await given.verifier();
    const body = { questionId: CLASS, verdict: "accepted" } as const;
    await first("survey.judge", { params: { id }, body });
    const { world } = given;
    const companyId = await world.addCompany({ businessName: "Altro Ente" });
    await world.addPerson({ email: "w@altro.example", companyId, isVerifier: true });
    await assignVerifier(world.parts, id, "w@altro.example");
    await expect(first("survey.judge", { params: { id }, body })).rejects.toMatchObject({ status: 404 });
    const second = await world.as("w@altro.example");
    expect((await second("survey.candidate", { params: { id } })).judged).toBe(1);
    await assignVerifier(world.parts, id, "w@altro.example");
    const told = (await world.outbox()).map(({ headers }) => `${headers.A}: ${headers.Oggetto}`);
    expect(told.sort()).toEqual([
      "Anna Rossi <v@ente.example>: La verifica di Azienda Prova S.r.l. è passata a un'altra persona",
      "Anna Rossi <w@altro.example>: Ti è stata assegnata una verifica: Azienda Prova S.r.l.",
    ]);
  });

  test.each([
    ["somebody who verifies nothing", "a@prova.example", "not_a_verifier"],
    ["nobody", "nessuno@ente.example", "not_a_verifier"],
    ["a verifier without access", "x@ente.example", "not_a_verifier"],
    ["a verifier of the company itself", "i@prova.example", "verifies_itself"],
  ])("refuses %s", async (_, email, code) => {
    const { world, companyId } = given;
    await world.addPerson({ email: "i@prova.example", companyId, isVerifier: true });
    const bodyId = await world.addCompany();
    await world.addPerson({
      email: "x@ente.example",
      companyId: bodyId,
      isVerifier: true,
      accessActive: false,
    });
    const id = await given.open();
    await expect(assignVerifier(world.parts, id, email)).rejects.toMatchObject(fault(422, code));
    expect(await world.outbox()).toEqual([]);
  });

  test("needs one that is open", async () => {
    const { parts } = given.world;
    await expect(assignVerifier(parts, "x", VERIFIER)).rejects.toMatchObject(
      fault(404, "unknown_verification"),
    );
    const id = await given.open();
    given.world.clock.advance({ days: 61 });
    await expect(assignVerifier(parts, id, VERIFIER)).rejects.toMatchObject(fault(409, "no_verification"));
    await given.open();
    await expect(assignVerifier(parts, id, VERIFIER)).rejects.toMatchObject(
      fault(404, "unknown_verification"),
    );
  });
});

describe("the lists of an operator", () => {
  test("say of each open verification who has it and how long it may last", async () => {
    const { parts } = given.world;
    await given.certify();
    const id = await given.open(3);
    const waiting = { id, companyName: "Azienda Prova S.r.l.", year: 2025, level: 3, phase: "documents" };
    expect(await listVerifications(parts)).toMatchObject({
      ...{ total: 1, pages: 1 },
      verifications: [{ ...waiting, verifier: null, daysLeft: 60 }],
    });
    await given.check();
    await given.assign(id);
    given.world.clock.advance({ days: 20 });
    expect((await listVerifications(parts)).verifications).toMatchObject([
      {
        id,
        phase: "third_party",
        verifier: VERIFIER,
        body: "Ente di Prova",
        daysLeft: 40,
        items: 4,
        judged: 0,
        lookedAgain: null,
      },
    ]);
    given.world.clock.advance({ days: 40 });
    expect(await listVerifications(parts)).toEqual({ total: 0, pages: 1, verifications: [] });
  });

  test("are as many pages as there are verifications, oldest first, those that lapsed left out", async () => {
    const { db, parts } = given.world;
    await given.open();
    const { candidate, items, sha256 } = await db
      .selectFrom("verification")
      .select(["candidate", "items", "sha256"])
      .executeTakeFirstOrThrow();
    const since = (index: number) => new Date(Date.UTC(2026, 2, 1, 0, index)).toISOString();
    await db.transaction().execute(async (trx) => {
      for (let index = 0; index < 450; index += 1) {
        const name = `Azienda ${String(index).padStart(3, "0")}`;
        const companyId = await addCompany({ ...parts, db: trx }, { businessName: name });
        // Those of January have lapsed by the 10th of March, and the hourly job has not recorded it yet.
        const at = index < 10 ? "2026-01-05T09:00:00.000Z" : since(index);
        await trx
          .insertInto("verification")
          .values({
            ...{ id: name, company_id: companyId, number: 1, year: 2025, level: 2, phase: "third_party" },
            ...{ since: at, opened_at: at, draft_revision: 1, registry_revision: 1 },
            ...{ candidate, items, sha256 },
          })
          .execute();
      }
    });
    const named = async (page: number) =>
      (await listVerifications(parts, page)).verifications.map(({ companyName }) => companyName);
    expect(await listVerifications(parts)).toMatchObject({ total: 441, pages: 9 });
    expect((await named(1)).slice(0, 2)).toEqual(["Azienda 010", "Azienda 011"]);
    expect(await named(1)).toHaveLength(50);
    expect((await named(9)).at(-1)).toBe("Azienda Prova S.r.l.");
    const all = await Promise.all(Array.from({ length: 9 }, (_, index) => named(index + 1)));
    expect(new Set(all.flat()).size).toBe(441);
    expect(await named(10)).toEqual([]);
    expect((await openOnes(parts)).map(({ id }) => id)).toContain("Azienda 449");
  });

  test("find companies by a part of their name or identifier, whatever its case", async () => {
    const { world } = given;
    await world.addCompany({ businessName: "Ente 100%_Verde", partitaIva: "01234567890" });
    const named = async (search: string) =>
      (await listCompanies(world.parts, search)).map(({ businessName }) => businessName);
    expect(await named("")).toEqual(["Azienda Prova S.r.l.", "Ente 100%_Verde", "Ente di Prova"]);
    expect(await named(" ENTE ")).toEqual(["Ente 100%_Verde", "Ente di Prova"]);
    expect(await named("0%_v")).toEqual(["Ente 100%_Verde"]);
    expect(await named("%")).toEqual(["Ente 100%_Verde"]);
    expect(await named("23456789")).toEqual(["Ente 100%_Verde"]);
    expect(await named("niente")).toEqual([]);
    expect(await listCompanies(world.parts, "azienda prova")).toMatchObject([
      { id: given.companyId, isEnabled: true, fiscalYear: 2025 },
    ]);
  });
});
