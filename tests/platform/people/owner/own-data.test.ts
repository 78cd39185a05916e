import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { audited } from "../../audited";
import { refusalOf } from "../../identity/registering";
import { openSession, PASSWORD } from "../../residents";
import { CLASS } from "../../../questions";
import { ON_POSTGRES } from "../../../postgres/databases";
import { makeWorld, type World } from "../../world";

const OWN = "bruno@prova.example";
const OTHER = "carla@prova.example";

let world: World;
let companyId: string;
let admin: string;
let own: string;
let other: string;
let call: Call;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({});
  admin = await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true, name: "Ada" });
  own = await world.addPerson({ email: OWN, companyId, canWrite: true, name: "Bruno" });
  other = await world.addPerson({ email: OTHER, companyId, canWrite: true, name: "Carla" });
  call = await world.as(OWN);
});
afterEach(() => world.close());

const proof = { body: { password: PASSWORD } };

/** The file that a person gets who types the password. */
async function fileOf(caller: Call): Promise<Record<string, unknown>> {
  const { downloadUrl } = await caller("user.exportOwnData", proof);
  const response = await world.handle(new Request(downloadUrl), {
    clientAddress: "192.0.2.1",
    requestId: "r",
  });
  expect(response.headers.get("Content-Disposition")).toContain("i-miei-dati-2026-03-10.json");
  return (await response.json()) as Record<string, unknown>;
}

const change = (id: string, by: string) =>
  world.db
    .insertInto("answer_change")
    .values({
      ...{ company_id: companyId, year: 2025, question_id: id, revision: 1, before: null },
      ...{ changed_by: by, changed_at: world.clock.now().toISOString(), after: "{}" },
    })
    .execute();

describe("the export of one's own data", () => {
  test("is fetched six times an hour by a person, whatever the session", async () => {
    const fetched = async (caller: Call) => {
      const { downloadUrl } = await caller("user.exportOwnData", proof);
      const origin = { clientAddress: "192.0.2.1", requestId: "r" };
      const { status, headers } = await world.handle(new Request(downloadUrl), origin);
      return [status, headers.get("Retry-After")];
    };
    for (let count = 0; count < 6; count += 1) expect(await fetched(call)).toEqual([200, null]);
    world.clock.advance({ minutes: 20 });
    expect(await fetched(await world.as(OWN))).toEqual([429, "2400"]);
    expect(await fetched(await world.as(OTHER))).toEqual([200, null]);
    world.clock.advance({ minutes: 41 });
    expect(await fetched(await world.as(OWN))).toEqual([200, null]);
  });

  test("holds what is kept about the person, and of no other", async () => {
    await change("mia", own);
    await change("di-carla", other);
    const administrator = await world.as("admin@prova.example");
    await administrator("user.disable", { params: { id: own } });
    await administrator("user.enable", { params: { id: own } });
    await world.call()("user.forgotPassword", { query: { email: OWN } });
    await world.call()("user.forgotPassword", { query: { email: OTHER } });
    const data = await fileOf(await world.as(OWN));
    expect(data).toMatchObject({
      account: { email: OWN, name: "Bruno", phone: null },
      consents: { terms: "2026-03-10T09:00:00.000Z" },
      company: { business_name: "Azienda Prova S.r.l.", is_admin: 0 },
      profiles: [{ profile: "supplier", can_read: 1, can_write: 1 }],
      sessions: [{ created_at: "2026-03-10T09:00:00.000Z" }],
      changes: { answers: [{ question_id: "mia", year: 2025 }] },
      mails: [{ template: "password-reset", recipient: OWN }],
      events: {
        byMe: [{ kind: "password_recovery_asked" }, { kind: "own_data_exported" }],
        aboutMe: [{ kind: "access_switched_off" }, { kind: "access_switched_on" }],
      },
    });
    const text = JSON.stringify(data);
    for (const foreign of [OTHER, "Carla", "di-carla", "Ada", admin, other, "argon2", "token"]) {
      expect(text).not.toContain(foreign);
    }
  });

  test("needs the password, and names every change of a diligent person", async () => {
    expect(await refusalOf(call("user.exportOwnData", { body: { password: "no" } }))).toMatchObject({
      status: 424,
      faults: ["password present_password_wrong"],
    });
    for (let number = 0; number < 1_001; number += 1) await change(randomUUID(), own);
    const data = await fileOf(call);
    expect((data["changes"] as { answers: unknown[] }).answers).toHaveLength(1_001);
  });

  test("has an address that only the password gives, and that dies with the session", async () => {
    const asked = call("survey.download", { params: { type: "own-data" }, query: { filename: own } });
    expect((await refusalOf(asked)).status).toBe(404);
    const token = await openSession(world.parts, OWN);
    const { downloadUrl } = await world.call(token)("user.exportOwnData", proof);
    await world.call(token)("identity.signOut", {});
    const response = await world.handle(new Request(downloadUrl), {
      clientAddress: "192.0.2.1",
      requestId: "r",
    });
    expect(response.status).toBe(404);
  });
});

describe("wrong passwords before such an action", () => {
  test("wait after ten, and keep no one from signing in", async () => {
    const wrong = () => refusalOf(call("user.deleteAccount", { body: { password: "Sbagliata1" } }));
    for (let number = 0; number < 10; number += 1) expect((await wrong()).status).toBe(424);
    expect((await wrong()).status).toBe(429);
    await world.call()("identity.signIn", { body: { email: OWN, password: PASSWORD } });
  });
});

describe("the deletion of one's own account", () => {
  test("ends every session, frees the address and is told by mail", async () => {
    const second = await openSession(world.parts, OWN);
    await change("mia", own);
    expect(await call("user.ownDeletion", {})).toEqual({ refusal: null });
    await call("user.deleteAccount", proof);
    expect((await refusalOf(world.call(second)("user.info", {}))).status).toBe(401);
    expect(await audited(world.db, "account_deleted")).toMatchObject([{ account_id: own, detail: own }]);
    const mails = await world.outbox();
    expect(mails.map(({ body }) => body).join()).toContain("«utente eliminato»");
    const changes = await world.db.selectFrom("answer_change").select("changed_by").execute();
    expect(changes).toEqual([{ changed_by: own }]);
    await world.addPerson({ email: OWN, companyId });
  });

  test("is refused for the last administrator, with the reason", async () => {
    const administrator = await world.as("admin@prova.example");
    expect(await administrator("user.ownDeletion", {})).toEqual({ refusal: "last_administrator" });
    expect((await refusalOf(administrator("user.deleteAccount", proof))).faults).toEqual([
      " last_administrator",
    ]);
    await world.addPerson({ email: "due@prova.example", companyId, isAdmin: true });
    await administrator("user.deleteAccount", proof);
  });

  test("is open to a person without any profile", async () => {
    await world.addPerson({ email: "fuori@prova.example", companyId, canRead: false });
    await (
      await world.as("fuori@prova.example")
    )("user.deleteAccount", proof);
  });
});

test.skipIf(ON_POSTGRES).each([
  ["change_outcome", "person_id"],
  ["invitation_outcome", "email"],
  ["question_link", "email"],
] as const)("the rows of %s that name a person are found by an index", async (table, column) => {
  const { rows } = await sql<{ detail: string }>`explain query plan
    select * from ${sql.table(table)} where ${sql.ref(column)} = 'x'`.execute(world.db);
  expect(rows.map(({ detail }) => detail).join()).toContain(`USING INDEX ${table}`);
});

test("a link that was sent to a person works no more and names no person once the account is gone", async () => {
  const administrator = await world.as("admin@prova.example");
  const link = { questionId: CLASS, email: OWN, name: "Bruno", note: "", showsAnswer: false };
  await administrator("survey.addQuestionLink", { body: link });
  const [mail] = await world.outbox();
  await call("user.deleteAccount", proof);
  const body = { token: mail?.token ?? "" };
  expect((await refusalOf(world.call()("survey.linkedQuestion", { body }))).status).toBe(424);
  const row = await world.db.selectFrom("question_link").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: "", name: "", ended_as: "revoked" });
});

describe("a person who is deleted, by themselves or by an administrator", () => {
  test.each(["themselves", "administrator"])(
    "leaves no address in mails, lists and results: %s",
    async (who) => {
      await world.call()("user.forgotPassword", { query: { email: OWN } });
      await world.outbox();
      const administrator = await world.as("admin@prova.example");
      const body = { ids: [own], change: { kind: "disable" as const } };
      const { mark } = await administrator("user.planChange", { body });
      const { id } = await administrator("user.startChange", { body: { ...body, mark } });
      const person = {
        person_id: own,
        email: OWN,
        name: "Bruno",
        surname: "Rossi",
        state: "active" as const,
      };
      await world.db
        .insertInto("change_outcome")
        .values({ job_id: id, position: 0, ...person, refusal: null })
        .execute();
      await world.db
        .insertInto("invitation_outcome")
        .values({ job_id: id, position: 0, line: 2, email: OWN, person: "Bruno Rossi", issues: "[]" })
        .execute();
      await world.db.deleteFrom("job").where("id", "<>", id).execute();
      await world.db.updateTable("job").set({ payload: "null", state: "fulfilled" }).execute();
      if (who === "themselves") await call("user.deleteAccount", proof);
      else await administrator("user.delete", { params: { id: own } });
      const kept = [
        await world.db.selectFrom("change_outcome").selectAll().execute(),
        await world.db.selectFrom("invitation_outcome").selectAll().execute(),
        await world.db.selectFrom("mail").selectAll().where("template", "<>", "account-deleted").execute(),
      ];
      expect(JSON.stringify(kept)).not.toMatch(/bruno/i);
    },
  );
});
