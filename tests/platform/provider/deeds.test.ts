import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { audited } from "../audited";
import { VERIFIER } from "../verification/verifying";
import { type AtDesk, makeDesk, moved } from "./desk";

let at: AtDesk;
beforeEach(async () => void (at = await makeDesk()));
afterEach(() => at.world.close());

const setEnabled = async (enabled: boolean, reason = "Manca la visura") =>
  (await at.desk())("provider.setEnabled", { params: { id: at.companyId }, body: { enabled, reason } });

const shown = async () => (await at.desk())("provider.company", { params: { id: at.companyId } });

const subjects = async () =>
  (await at.world.outbox()).map(({ headers }) => `${headers.A}: ${headers.Oggetto}`);

describe("enabling a company at the desk", () => {
  test("tells its administrators, keeps the reason, and names the provider in the trail", async () => {
    await setEnabled(false, "Non risponde più da un anno.");
    await setEnabled(true, "È tornata.");
    expect(await subjects()).toEqual([
      expect.stringContaining("non è più abilitata"),
      expect.stringContaining("è abilitata alla verifica"),
    ]);
    const { isEnabled, enablements } = await shown();
    expect(isEnabled).toBe(true);
    expect(enablements.map(({ enabled, reason }) => [enabled, reason])).toContainEqual([
      false,
      "Non risponde più da un anno.",
    ]);
    const [event] = await audited(at.world.db, "company_disabled");
    expect(event).toMatchObject({ account_id: at.providerId, company_id: at.companyId });
    const kept = await at.world.db.selectFrom("enablement_change").select("id").execute();
    expect(kept.map(({ id }) => id)).toContain(event?.detail);
  });

  test("ends an open verification when it is taken away", async () => {
    await at.begin();
    await setEnabled(false);
    expect((await at.shown()).enabled).toBe(false);
    expect((await shown()).verification).toBeNull();
    expect(await subjects()).toContainEqual(expect.stringContaining("La verifica di"));
  });

  test("is refused to the second of two providers, and to one without a reason", async () => {
    await setEnabled(false);
    await expect(setEnabled(false)).rejects.toMatchObject(moved);
    await expect(setEnabled(true, "  ")).rejects.toMatchObject({ status: 422 });
    expect(await at.world.db.selectFrom("enablement_change").select("id").execute()).toHaveLength(1);
  });
});

describe("a request for another identity", () => {
  const ask = async (businessName: string) => {
    const admin = await at.admin();
    const { revision } = await admin("registry.company", {});
    await admin("registry.updateCompany", { body: { revision, visibilities: [], businessName } });
  };
  const decide = async (decision: "accept" | "decline", askedAt: string) => {
    const body =
      decision === "accept" ? { decision, askedAt } : { decision, askedAt, reason: "Manca l'atto." };
    return (await at.desk())("provider.decideIdentity", { params: { id: at.companyId }, body });
  };

  test("is seen beside what holds now, and accepted", async () => {
    await ask("Azienda Nuova S.r.l.");
    const { identityRequest } = await shown();
    expect(identityRequest?.changes).toEqual([
      { field: "businessName", present: "Azienda Prova S.r.l.", value: "Azienda Nuova S.r.l." },
    ]);
    await decide("accept", identityRequest?.askedAt ?? "");
    expect(await shown()).toMatchObject({ businessName: "Azienda Nuova S.r.l.", identityRequest: null });
    const [event] = await audited(at.world.db, "identity_change_accepted");
    expect(event?.account_id).toBe(at.providerId);
  });

  test("is declined with a reason that the company reads", async () => {
    await ask("Azienda Nuova S.r.l.");
    await decide("decline", (await shown()).identityRequest?.askedAt ?? "");
    const [mail] = (await at.world.outbox()).filter(({ headers }) =>
      headers.Oggetto?.includes("non è stata"),
    );
    expect(mail?.body).toContain("Manca l'atto.");
  });

  test("that was replaced meanwhile is not decided unseen", async () => {
    await ask("Azienda Nuova S.r.l.");
    const { identityRequest } = await shown();
    at.world.clock.advance({ minutes: 5 });
    await ask("Tutt'altra S.r.l.");
    await expect(decide("accept", identityRequest?.askedAt ?? "")).rejects.toMatchObject(moved);
    expect((await shown()).businessName).toBe("Azienda Prova S.r.l.");
  });
});

describe("a dispute", () => {
  test("is seen at its company and closed once, with what was found", async () => {
    const { identifier } = await shown();
    const body = {
      country: "IT",
      identifier: "01114601006",
      email: "socio@prova.example",
      message: "È mia.",
    };
    await at.world.db
      .updateTable("company")
      .set({ partita_iva: body.identifier })
      .where("id", "=", at.companyId)
      .execute();
    expect(identifier).not.toBeNull();
    await at.world.call()("user.disputeCompany", { body });
    const { disputes } = await shown();
    expect(disputes).toMatchObject([{ email: "socio@prova.example", company: { id: at.companyId } }]);
    const settle = async () =>
      (await at.desk())("provider.settleDispute", {
        params: { id: disputes[0]?.id ?? "" },
        body: { outcome: "Chiamato: è il padre." },
      });
    await settle();
    await expect(settle()).rejects.toMatchObject(moved);
    expect((await shown()).disputes).toEqual([]);
    const row = await at.world.db.selectFrom("company_dispute").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ closed_by: at.providerId, outcome: "Chiamato: è il padre." });
  });
});

describe("the list of disputes", () => {
  const add = (count: number) =>
    at.world.db
      .insertInto("company_dispute")
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ id: `dispute-${index}`, country: "IT", identifier: "01114601006", closed_at: null },
          ...{ email: `n${index}@prova.example`, message: "È mia." },
          sent_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
        })),
      )
      .execute();

  test("has pages of 25, the oldest first, and each dispute an address of its own", async () => {
    await add(27);
    const desk = await at.desk();
    const first = await desk("provider.disputes", { query: {} });
    expect([first.count, first.disputes.length, first.pagination]).toEqual([
      ...[27, 25],
      { nextPage: "2", prevPage: null },
    ]);
    const last = await desk("provider.disputes", { query: { pageId: "2" } });
    expect(last.disputes.map(({ id }) => id)).toEqual(["dispute-25", "dispute-26"]);
    expect(last.pagination).toEqual({ nextPage: null, prevPage: "1" });
    const one = await desk("provider.dispute", { params: { id: "dispute-26" } });
    expect(one).toMatchObject({ email: "n26@prova.example", company: null });
  });

  test("shows the ten oldest at the page of their company", async () => {
    await add(12);
    const partita_iva = "01114601006";
    await at.world.db.updateTable("company").set({ partita_iva }).where("id", "=", at.companyId).execute();
    const { disputes } = await shown();
    expect(disputes.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `dispute-${index}`),
    );
  });
});

describe("groups and grants", () => {
  const setChain = async (id: string, chain: string | null, seen: string | null = null) =>
    (await at.desk())("provider.setChain", { params: { id }, body: { chain, seen } });
  const setGrant = async (id: string, granteeId: string, allowed: boolean) =>
    (await at.desk())("provider.setGrant", { params: { id, granteeId }, body: { allowed } });
  const group = async (id: string) => (await at.desk())("provider.group", { params: { id } });

  test("are given, seen from both sides, and taken back", async () => {
    const other = await at.world.addCompany({ businessName: "Sorella S.r.l." });
    await expect(setGrant(at.companyId, other, true)).rejects.toMatchObject({ status: 422 });
    await setChain(at.companyId, " Gruppo  Prova ");
    await setChain(other, "Gruppo Prova");
    await setGrant(at.companyId, other, true);
    expect(await group(at.companyId)).toMatchObject({
      company: { chain: "Gruppo Prova" },
      others: [{ id: other, mayCopyFromIt: true, itMayCopyFrom: false }],
    });
    expect(await group(other)).toMatchObject({ others: [{ mayCopyFromIt: false, itMayCopyFrom: true }] });
    await setChain(other, null, "Gruppo Prova");
    expect(await group(at.companyId)).toMatchObject({ others: [], asleep: [{ id: other }] });
    await setGrant(at.companyId, other, false);
    expect(await group(at.companyId)).toMatchObject({ asleep: [] });
    expect((await audited(at.world.db, "copying_forbidden"))[0]?.account_id).toBe(at.providerId);
  });

  test("are not changed by a provider who saw another state", async () => {
    await setChain(at.companyId, "Gruppo Prova");
    await expect(setChain(at.companyId, "Altro gruppo")).rejects.toMatchObject(moved);
    const other = await at.world.addCompany();
    await setChain(other, "Gruppo Prova");
    await setGrant(at.companyId, other, true);
    await expect(setGrant(at.companyId, other, true)).rejects.toMatchObject(moved);
    await expect(setGrant(at.companyId, at.companyId, true)).rejects.toMatchObject({ status: 422 });
  });
});

describe("a verification", () => {
  const assign = async (id: string, verifier: string, seen: string | null = null) =>
    (await at.desk())("provider.assign", { params: { id }, body: { verifier, seen } });

  test("is assigned to a verifier of another company, who is told", async () => {
    const id = await at.open();
    await at.check();
    const desk = await at.desk();
    const { verifiers } = await desk("provider.verification", { params: { id } });
    expect(verifiers.map(({ email }) => email)).toEqual([VERIFIER]);
    await assign(id, VERIFIER);
    expect(await subjects()).toContainEqual(expect.stringContaining("Ti è stata assegnata una verifica"));
    const { verifications } = await desk("provider.verifications", { query: {} });
    expect(verifications).toMatchObject([{ id, verifier: VERIFIER, body: "Ente di Prova", daysLeft: 60 }]);
    await expect(assign(id, VERIFIER)).rejects.toMatchObject(moved);
  });

  test("without a verifier comes first, and goes to no person of its own company", async () => {
    const companyId = await at.world.addCompany({ businessName: "Aaa", isValidated: true });
    await at.world.addPerson({ email: "b@aaa.example", companyId, isVerifier: true });
    const id = await at.begin();
    await at.world.addPerson({ email: "w@prova.example", companyId: at.companyId, isVerifier: true });
    const { verifiers } = await (await at.desk())("provider.verification", { params: { id } });
    expect(verifiers.map(({ email }) => email).sort()).toEqual(["b@aaa.example", VERIFIER]);
    await expect(assign(id, "w@prova.example", VERIFIER)).rejects.toMatchObject({
      status: 422,
      errors: [{ code: "verifies_itself" }],
    });
  });

  test("that ended meanwhile is given to no one", async () => {
    const id = await at.begin();
    await (
      await at.admin()
    )("survey.withdrawVerification", {});
    await expect(assign(id, VERIFIER, VERIFIER)).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "verification_over" }],
    });
  });
});
