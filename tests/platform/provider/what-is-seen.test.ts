import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";
import { CALL_RIGHTS } from "~/domain/people/call-rights";
import { queueMail } from "~/platform/store/mails";
import { allRefused } from "../all-refused";
import { openSession } from "../residents";
import { CLASS, FORM } from "../../questions";
import { save } from "../answering";
import { type AtDesk, makeDesk, PROVIDER } from "./desk";

const CALLS = (Object.keys(contract) as CallId[]).filter((id) => CALL_RIGHTS[id] === "provide");

let at: AtDesk;
beforeEach(async () => void (at = await makeDesk()));
afterEach(() => at.world.close());

/** Words that a company has written where the provider must not read them. */
const SECRETS = ["Parola segreta", "visura.pdf", "osservazione riservata", "collegamento-segreto"];

async function bodyOf(id: CallId, params: Record<string, string>): Promise<string> {
  const { service, path }: Row = contract[id];
  const place = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "none");
  const headers = { Authorization: `Bearer ${await openSession(at.world.parts, PROVIDER)}` };
  const request = new Request(`https://carta.example/api/${service}/v1${place}`, { headers });
  const answer = await at.world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" });
  expect([id, answer.status]).toEqual([id, 200]);
  return answer.text();
}

describe("the provider's desk", () => {
  test("reads every company, and of none an answer, a score, a file, a comment or a link", async () => {
    const admin = await at.admin();
    await save(admin, CLASS, { classe: "b" }, { explanation: "Parola segreta", revision: 1 });
    const id = await at.begin();
    const comment = "osservazione riservata";
    await at.judge(id, { questionId: FORM, attachmentId: null, verdict: "commented", comment });
    const params = { link: "https://carta.example/auth/reset/collegamento-segreto" };
    const recipient = { address: "anna@prova.example", name: "Anna" };
    await queueMail(at.world.db, recipient, "password-reset", params, "2026-03-10T09:00:00.000Z");
    const dispute = { id: randomUUID(), country: "IT", identifier: "01114601006", closed_at: null };
    const sent = { email: "x@y.example", message: "È mia.", sent_at: "2026-03-10T09:00:00.000Z" };
    await at.world.db
      .insertInto("company_dispute")
      .values({ ...dispute, ...sent })
      .execute();
    const reading = CALLS.filter((call) => contract[call].method === "GET");
    expect(reading).toHaveLength(11);
    for (const call of reading) {
      const named = { "provider.verification": id, "provider.dispute": dispute.id } as Record<string, string>;
      const body = await bodyOf(call, { id: named[call] ?? at.companyId });
      for (const secret of SECRETS) expect(body).not.toContain(secret);
      expect(body).not.toMatch(
        /"(answers?|elements|scoring|score|points|candidate|attachments?|files?|snapshot|params)"/i,
      );
      expect(body).not.toContain("anna@prova.example");
    }
  });

  test("decides nothing about the provider's own company, which could copy answers then", async () => {
    const desk = await at.desk();
    const { companyId: own } = await desk("user.info", {});
    const grantTo = (id: string, granteeId: string) =>
      desk("provider.setGrant", { params: { id, granteeId }, body: { allowed: true } });
    const asked = [
      desk("provider.setChain", { params: { id: own }, body: { chain: "Gruppo", seen: null } }),
      grantTo(at.companyId, own),
      grantTo(own, at.companyId),
      desk("provider.setEnabled", { params: { id: own }, body: { enabled: true, reason: "Prova" } }),
      desk("provider.setProfile", {
        params: { id: own, profile: "bank" },
        body: { granted: true, years: null, seen: "none" },
      }),
    ];
    await allRefused(asked, { status: 409, errors: [{ code: "own_company" }] });
  });

  test("opens none of a company's own calls, and no verifier's", async () => {
    const desk = await at.desk();
    const id = await at.begin();
    for (const ask of [
      () => desk("registry.company", {}),
      () => desk("scoring.homePage", { params: { version: "draft" }, query: {} }),
      () => desk("survey.answers", { query: {} }),
      () => desk("survey.candidate", { params: { id } }),
      () => desk("user.roles", { query: {} }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
  });

  test("is closed at the next call once the person's access is off", async () => {
    const desk = await at.desk();
    expect((await desk("provider.companies", { query: {} })).count).toBe(3);
    await at.world.db
      .updateTable("membership")
      .set({ access_active: 0 })
      .where("account_id", "=", at.providerId)
      .execute();
    await expect(desk("provider.companies", { query: {} })).rejects.toMatchObject({ status: 401 });
  });

  test("answers 404 to what is no company, no dispute, no verification and no notice", async () => {
    const desk = await at.desk();
    const nothing = { params: { id: "nulla" } };
    const reason = "Prova";
    const asked = [
      desk("provider.company", nothing),
      desk("provider.setEnabled", { ...nothing, body: { enabled: true, reason } }),
      desk("provider.decideIdentity", { ...nothing, body: { decision: "accept", askedAt: "x" } }),
      desk("provider.group", nothing),
      desk("provider.setChain", { ...nothing, body: { chain: "G", seen: null } }),
      desk("provider.setGrant", {
        params: { id: at.companyId, granteeId: "nulla" },
        body: { allowed: true },
      }),
      desk("provider.profiles", nothing),
      desk("provider.setProfile", {
        params: { id: at.companyId, profile: "nulla" },
        body: { granted: true, years: null, seen: "none" },
      }),
      desk("provider.dispute", nothing),
      desk("provider.settleDispute", { ...nothing, body: { outcome: reason } }),
      desk("provider.verification", nothing),
      desk("provider.assign", { ...nothing, body: { verifier: "v@ente.example", seen: null } }),
    ];
    await allRefused(asked, { status: 404 });
  });

  test("does not take a company's identifier for its id", async () => {
    const companyId = await at.world.addCompany({ partitaIva: "01234567890" });
    const body = { enabled: true, reason: "Prova" };
    const input = { params: { id: "01234567890" }, body };
    await expect((await at.desk())("provider.setEnabled", input)).rejects.toMatchObject({ status: 404 });
    expect(companyId).not.toBe("01234567890");
  });
});
