import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import type { WireRoles } from "~/api/contract/people";
import { CHANGE } from "~/platform/people/users/change-job";
import { startJobWorker } from "~/platform/jobs/worker";
import { JOB_KINDS } from "~/platform/job-kinds";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import { openSession } from "../residents";
import { workWith } from "./interrupted";
import { makeWorld, type World } from "../world";

const NONE = { read: false, write: false };
const READ = { read: true, write: false };
const WRITE = { read: true, write: true };

let world: World;
let companyId: string;
let admin: string;
let call: Call;
const ids: Record<string, string> = {};

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({});
  admin = await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true, name: "Ada" });
  for (const [name, facts] of Object.entries({
    bruno: { canWrite: true },
    carla: {},
    dario: { accessActive: false },
    elena: { isAdmin: true },
  })) {
    ids[name] = await world.addPerson({ email: `${name}@prova.example`, companyId, name, ...facts });
  }
  const otherCompany = await world.addCompany({});
  ids.stranger = await world.addPerson({ email: "altri@prova.example", companyId: otherCompany });
  call = await world.as("admin@prova.example");
});
afterEach(() => world.close());

const idOf = (name: string) => ids[name] ?? "";
const names = async (query: object = {}) =>
  (await call("user.roles", { query })).usersRoles.map(({ name }) => name);
const statusOf = async (token: string) => (await refusalOf(world.call(token)("user.info", {}))).status;

const roles = (given: Partial<WireRoles>): WireRoles => ({
  ...{ company_admin: false, service_provider: false },
  ...{ supplier: NONE, client: NONE, association: NONE, bank: NONE },
  ...given,
});

describe("the people of a company", () => {
  test("are listed by surname and name, with state, roles and the number of all", async () => {
    const list = await call("user.roles", { query: {} });
    const [ada] = list.usersRoles;
    expect([ada?.user_id, ada?.email, ada?.surname]).toEqual([admin, "admin@prova.example", "Rossi"]);
    expect(list.usersRoles.map(({ name, state, enabled }) => [name, state, enabled])).toEqual([
      ["Ada", "active", true],
      ["bruno", "active", true],
      ["carla", "active", true],
      ["dario", "off", false],
      ["elena", "active", true],
    ]);
    expect(list).toMatchObject({ count: 5, pagination: { nextPage: null, prevPage: null } });
    expect(list.companyRoles).toEqual({ supplier: true, client: false, association: false, bank: false });
    expect(list.usersRoles[1]?.roles).toEqual(roles({ supplier: WRITE }));
  });

  test.each<[CallInput<"user.roles">["query"], string[]]>([
    [{ search: "CÀRLA rossi" }, ["carla"]],
    [{ search: "@prova" }, ["Ada", "bruno", "carla", "dario", "elena"]],
    [{ search: "100%" }, []],
    [{ search: "a_a" }, []],
    [{ role: "company_admin" }, ["Ada", "elena"]],
    [{ role: "bank" }, []],
    [{ state: "off" }, ["dario"]],
    [{ state: "active", role: "supplier", search: "r" }, ["Ada", "bruno", "carla", "elena"]],
    [{ sort: "email" }, ["Ada", "bruno", "carla", "dario", "elena"]],
    [{ sort: "state" }, ["Ada", "bruno", "carla", "elena", "dario"]],
  ])("are found by %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
    const { sort: _, ...filter } = query;
    expect(await call("user.rolesCount", { query: filter })).toEqual({
      count: found.length,
    });
  });

  test("come in pages of 25", async () => {
    for (let number = 0; number < 30; number += 1) {
      await world.addPerson({ email: `p${number}@prova.example`, companyId, name: `Z${number}` });
    }
    const first = await call("user.roles", { query: {} });
    expect(first.usersRoles).toHaveLength(25);
    expect(first.pagination).toEqual({ nextPage: "2", prevPage: null });
    const second = await call("user.roles", { query: { pageId: "2" } });
    expect(second.usersRoles).toHaveLength(10);
    expect(second.pagination).toEqual({ nextPage: null, prevPage: "1" });
    expect((await call("user.roles", { query: { pageId: "99" } })).usersRoles).toEqual([]);
  });

  test("are found by their new name after they changed it", async () => {
    await (
      await world.as("carla@prova.example")
    )("user.updateInfo", { body: { surname: "Zanè" } });
    expect(await names({ search: "zane" })).toEqual(["carla"]);
    expect(await names()).toEqual(["Ada", "bruno", "dario", "elena", "carla"]);
  });
});

describe("a person whose access is switched off", () => {
  test("is out at the next call and cannot come back until it is on", async () => {
    const token = await openSession(world.parts, "bruno@prova.example");
    await world.call(token)("user.info", {});
    await call("user.disable", { params: { id: idOf("bruno") } });
    expect(await statusOf(token)).toBe(401);
    await call("user.disable", { params: { id: idOf("bruno") } });
    expect(await names({ state: "off" })).toEqual(["bruno", "dario"]);
    await call("user.enable", { params: { id: idOf("bruno") } });
    expect(await statusOf(token)).toBe(401);
    expect(await names({ state: "off" })).toEqual(["dario"]);
  });
});

describe("the switch of a person's access", () => {
  test.each([0, 1])("leaves the company as it was: enabled %i", async (enabled) => {
    await world.db
      .updateTable("company")
      .set({ is_validated: enabled })
      .where("id", "=", companyId)
      .execute();
    const stateOfCompany = async () => {
      const { isValidated } = await call("user.info", {});
      const { survey } = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
      const row = await world.db
        .selectFrom("company")
        .selectAll()
        .where("id", "=", companyId)
        .executeTakeFirstOrThrow();
      // The visit to the home page is noted after its answer.
      const { lock: _taken, hp_last_access: _visited, ...stored } = row;
      return { isValidated, draft: survey.draft, stored };
    };
    const before = await stateOfCompany();
    expect(before.isValidated).toBe(enabled === 1);
    await call("user.disable", { params: { id: idOf("bruno") } });
    expect(await names({ state: "off" })).toEqual(["bruno", "dario"]);
    expect(await stateOfCompany()).toEqual(before);
    await call("user.enable", { params: { id: idOf("dario") } });
    expect(await names({ state: "off" })).toEqual(["bruno"]);
    expect(await stateOfCompany()).toEqual(before);
  });
});

describe("a person who is deleted", () => {
  test("is gone with session and address, and the address is free", async () => {
    const token = await openSession(world.parts, "bruno@prova.example");
    await call("user.delete", { params: { id: idOf("bruno") } });
    expect(await statusOf(token)).toBe(401);
    expect(await names()).toEqual(["Ada", "carla", "dario", "elena"]);
    await world.addPerson({ email: "bruno@prova.example", companyId });
  });

  test("is deleted by a second call too, once (fault 6), and known to no other company", async () => {
    const params = { id: idOf("bruno") };
    await call("user.delete", { params });
    expect(await call("user.delete", { params })).toEqual({});
    expect((await audited(world.db)).filter(({ event }) => event === "user_deleted")).toHaveLength(1);
    expect((await refusalOf(call("user.disable", { params }))).status).toBe(404);
    const otherCompany = await world.addCompany({});
    await world.addPerson({ email: "altrove@prova.example", companyId: otherCompany, isAdmin: true });
    const elsewhere = await world.as("altrove@prova.example");
    expect((await refusalOf(elsewhere("user.delete", { params }))).status).toBe(404);
  });
});

describe("roles", () => {
  test("are what the administrator gave, at the next call", async () => {
    await world.db.insertInto("company_profile").values({ company_id: companyId, profile: "bank" }).execute();
    const person = await world.as("carla@prova.example");
    await call("user.updateRoles", {
      params: { id: idOf("carla") },
      body: { roles: roles({ company_admin: true, bank: WRITE }) },
    });
    const info = await person("user.info", {});
    expect(info.rights).toEqual(["read", "write", "administer"]);
    expect(info.roles).toEqual(roles({ company_admin: true, bank: WRITE }));
    expect(await names({ role: "bank" })).toEqual(["carla"]);
  });

  test.each([
    ["of a profile that the company lacks", { client: READ }, "roles.client profile_not_ours"],
    [
      "to write without reading",
      { supplier: { read: false, write: true } },
      "roles.supplier write_needs_read",
    ],
    ["that allow nothing", {}, "roles no_role"],
    ["of a verifier", { service_provider: true, supplier: READ }, "roles.service_provider not_acceptable"],
  ])("%s are refused", async (_, given, issue) => {
    const answer = call("user.updateRoles", {
      params: { id: idOf("carla") },
      body: { roles: roles(given) },
    });
    expect(await refusalOf(answer)).toEqual({
      status: 422,
      message: "internal/invalid_input",
      faults: [issue],
    });
  });

  test("of a verifier go back as they came, and are not taken away", async () => {
    const id = await world.addPerson({ email: "perito@prova.example", companyId, isVerifier: true });
    const put = (service_provider: boolean) =>
      call("user.updateRoles", {
        params: { id },
        body: { roles: roles({ service_provider, supplier: READ }) },
      });
    await put(true);
    expect((await refusalOf(put(false))).status).toBe(422);
    const [person] = (await call("user.roles", { query: { search: "perito" } })).usersRoles;
    expect(person?.roles.service_provider).toBe(true);
  });

  test("of a verifier are nothing that an invitation or a change to many can give", async () => {
    const given = { ...roles({ supplier: READ }), service_provider: true as never };
    const body = { email: "nuova@prova.example", name: "Nuova", surname: "Persona", roles: given };
    const change = { kind: "roles" as const, roles: given };
    expect(await refusalOf(call("user.invite", { body }))).toMatchObject({ status: 422 });
    expect(await refusalOf(call("user.planChange", { body: { filter: {}, change } }))).toMatchObject({
      status: 422,
    });
  });
});

describe("an administrator", () => {
  test("does not switch off, delete or demote themselves", async () => {
    const own = { params: { id: admin } };
    const why = async (answer: Promise<unknown>) => (await refusalOf(answer)).faults;
    expect(await why(call("user.disable", own))).toEqual([" own_access"]);
    expect(await why(call("user.delete", own))).toEqual([" own_deletion"]);
    expect(
      await why(call("user.updateRoles", { ...own, body: { roles: roles({ supplier: WRITE }) } })),
    ).toEqual([" own_administrator"]);
  });

  test("who loses the flag to another at the same moment takes it from no one", async () => {
    const other = await world.as("elena@prova.example");
    const demoted = { roles: roles({ supplier: READ }) };
    const results = await Promise.allSettled([
      call("user.updateRoles", { params: { id: idOf("elena") }, body: demoted }),
      other("user.updateRoles", { params: { id: admin }, body: demoted }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const administrators = await world.db
      .selectFrom("membership")
      .where("is_admin", "=", 1)
      .selectAll()
      .execute();
    expect(administrators).toHaveLength(1);
  });

  test("finds nobody of another company (fault 37)", async () => {
    const params = { id: idOf("stranger") };
    for (const id of ["user.enable", "user.disable", "user.delete", "user.person"] as const) {
      expect((await refusalOf(call(id, { params }))).status, id).toBe(404);
    }
    const body = { roles: roles({ supplier: READ }) };
    expect((await refusalOf(call("user.updateRoles", { params, body }))).status).toBe(404);
    const plan = await call("user.planChange", { body: { ids: [params.id], change: { kind: "delete" } } });
    expect(plan).toMatchObject({ people: [], affected: 0, excluded: 0 });
  });

  test("does not delete a verifier with open cases", async () => {
    await world.db
      .updateTable("membership")
      .set({ is_verifier: 1 })
      .where("account_id", "=", idOf("carla"))
      .execute();
    await openCase(idOf("carla"));
    expect(await refusalOf(call("user.delete", { params: { id: idOf("carla") } }))).toMatchObject({
      status: 409,
      faults: [" open_cases"],
    });
  });

  test("leaves a trail of every change", async () => {
    await call("user.disable", { params: { id: idOf("bruno") } });
    await call("user.disable", { params: { id: idOf("bruno") } });
    await call("user.enable", { params: { id: idOf("bruno") } });
    await call("user.updateRoles", {
      params: { id: idOf("bruno") },
      body: { roles: roles({ supplier: READ }) },
    });
    await call("user.delete", { params: { id: idOf("bruno") } });
    const events = await audited(world.db);
    expect(events.map(({ event, account_id, detail }) => [event, account_id, detail])).toEqual(
      ["access_switched_off", "access_switched_on", "roles_changed", "user_deleted"].map((event) => [
        event,
        admin,
        idOf("bruno"),
      ]),
    );
  });
});

const openCase = (verifierId: string) => {
  const at = world.clock.now().toISOString();
  return world.db
    .insertInto("verification")
    .values({
      ...{ id: "case", company_id: companyId, number: 1, year: 2025, level: 2, phase: "third_party" },
      ...{ since: at, opened_at: at, draft_revision: 1, registry_revision: 1 },
      ...{ candidate: "{}", items: "[]", sha256: "", verifier_id: verifierId },
    })
    .execute();
};

describe("a change to many people", () => {
  const change = { kind: "disable" } as const;
  const worked = async (body: object) => {
    const { mark } = await call("user.planChange", { body: { ...body, change } as never });
    const { id } = await call("user.startChange", { body: { ...body, change, mark } as never });
    const worker = startJobWorker(world.parts, JOB_KINDS);
    await worker.drain();
    await worker.stop();
    return call("user.changeProgress", { params: { id }, query: {} });
  };

  test("is planned with everyone it leaves out, and why, and changes nothing yet", async () => {
    const plan = await call("user.planChange", { body: { filter: {}, change } });
    expect(plan.people.map(({ name, refusal }) => [name, refusal])).toEqual([
      ["Ada", "own_access"],
      ["dario", "already_so"],
      ["bruno", null],
      ["carla", null],
      ["elena", null],
    ]);
    expect(plan).toMatchObject({ affected: 3, excluded: 2, pagination: { nextPage: null } });
    expect(await names({ state: "off" })).toEqual(["dario"]);
  });

  test("is made for those it may reach, and says what became of each (fault 34)", async () => {
    const over = await worked({ filter: {} });
    expect(over).toMatchObject({
      kind: "disable",
      isOver: true,
      error: null,
      done: 3,
      left: 2,
      progress: 100,
    });
    expect(over.people.map(({ name, refusal }) => [name, refusal])).toEqual([
      ["Ada", "own_access"],
      ["dario", "already_so"],
      ["bruno", null],
      ["carla", null],
      ["elena", null],
    ]);
    expect(await names({ state: "off" })).toEqual(["bruno", "carla", "dario", "elena"]);
  });

  test("of two administrators to each other leaves one of them (fault 34)", async () => {
    const elena = await world.as("elena@prova.example");
    const { service_provider: _, ...demoted } = roles({ supplier: READ });
    const demotion = { kind: "roles" as const, roles: demoted };
    for (const [asked, id] of [
      [call, idOf("elena")],
      [elena, admin],
    ] as const) {
      const body = { ids: [id], change: demotion };
      const { mark } = await asked("user.planChange", { body });
      await asked("user.startChange", { body: { ...body, mark } });
    }
    await workWith(world, CHANGE, () => undefined);
    const flags = world.db.selectFrom("membership").select("is_admin").where("company_id", "=", companyId);
    expect((await flags.execute()).filter(({ is_admin }) => is_admin === 1)).toHaveLength(1);
  });

  test("reaches the chosen ones alone, whoever has joined since (fault 35)", async () => {
    const body = { ids: [idOf("carla"), idOf("bruno")], change };
    const { mark } = await call("user.planChange", { body });
    await world.addPerson({ email: "carlo@prova.example", companyId, name: "carlo" });
    await call("user.startChange", { body: { ...body, mark } });
    await workWith(world, CHANGE, () => undefined);
    expect(await names({ state: "off" })).toEqual(["bruno", "carla", "dario"]);
  });

  test("reaches only the chosen ones (fault 35)", async () => {
    await worked({ ids: [idOf("carla"), idOf("stranger")] });
    expect(await names({ state: "off" })).toEqual(["carla", "dario"]);
  });

  test("is refused when the people have changed since it was shown (fault 35)", async () => {
    const { mark } = await call("user.planChange", { body: { filter: {}, change } });
    await call("user.delete", { params: { id: idOf("bruno") } });
    expect(await refusalOf(call("user.startChange", { body: { filter: {}, change, mark } }))).toMatchObject({
      status: 409,
      message: "internal/people_moved",
    });
  });

  describe("asked for with a key", () => {
    const idempotencyKey = "3f0c8a52-5d0e-4a8e-9a53-1f4f3c0d9b11";
    const body = () => ({ ids: [idOf("carla"), idOf("bruno")], change });

    test("begins once, however often it is asked for, also when it is over (fault 6)", async () => {
      const { mark } = await call("user.planChange", { body: body() });
      const ask = () => call("user.startChange", { body: { ...body(), mark, idempotencyKey } });
      expect(await Promise.all([ask(), ask()])).toEqual([{ id: idempotencyKey }, { id: idempotencyKey }]);
      await workWith(world, CHANGE, () => undefined);
      expect(await ask()).toEqual({ id: idempotencyKey });
      const jobs = await world.db.selectFrom("job").select("state").where("kind", "=", CHANGE).execute();
      expect(jobs).toEqual([{ state: "fulfilled" }]);
      const events = (await audited(world.db)).map(({ event }) => event);
      expect(events.filter((event) => event === "people_change_started")).toHaveLength(1);
      expect(events.filter((event) => event === "access_switched_off")).toHaveLength(2);
    });

    test("of another change is refused", async () => {
      const { mark } = await call("user.planChange", { body: body() });
      await call("user.startChange", { body: { ...body(), mark, idempotencyKey } });
      const other = { ...body(), change: { kind: "delete" as const }, mark, idempotencyKey };
      expect(await refusalOf(call("user.startChange", { body: other }))).toMatchObject({
        status: 422,
        faults: ["idempotencyKey not_acceptable"],
      });
    });

    test("of another company is refused, and its change stays hidden", async () => {
      const { mark } = await call("user.planChange", { body: body() });
      await call("user.startChange", { body: { ...body(), mark, idempotencyKey } });
      const other = await world.addCompany({});
      const third = await world.addPerson({ email: "terzo@prova.example", companyId: other, isAdmin: true });
      const theirs = await world.as("terzo@prova.example");
      const choice = { ids: [third], change };
      const plan = await theirs("user.planChange", { body: choice });
      const ask = theirs("user.startChange", { body: { ...choice, mark: plan.mark, idempotencyKey } });
      expect(await refusalOf(ask)).toMatchObject({ status: 422, faults: ["idempotencyKey not_acceptable"] });
      const seen = theirs("user.changeProgress", { params: { id: idempotencyKey }, query: {} });
      expect((await refusalOf(seen)).status).toBe(404);
    });
  });

  test("leaves out who was shown as left out, whatever has changed since", async () => {
    const { mark } = await call("user.planChange", { body: { filter: {}, change } });
    const { id } = await call("user.startChange", { body: { filter: {}, change, mark } });
    await (
      await world.as("elena@prova.example")
    )("user.enable", { params: { id: idOf("dario") } });
    await workWith(world, CHANGE, () => undefined);
    const { people } = await call("user.changeProgress", { params: { id }, query: {} });
    expect(people.find(({ name }) => name === "dario")?.refusal).toBe("already_so");
    expect(await names({ state: "active" })).toEqual(["Ada", "dario"]);
  });

  describe("of two slices", () => {
    let id: string;
    beforeEach(async () => {
      for (let number = 10; number < 40; number += 1) {
        await world.addPerson({ email: `p${number}@prova.example`, companyId, name: `Z${number}` });
      }
      const body = { filter: { search: "z" }, change };
      const { mark } = await call("user.planChange", { body });
      ({ id } = await call("user.startChange", { body: { ...body, mark } }));
    });

    test("goes on where its process ended, and changes no one twice", async () => {
      await workWith(world, CHANGE, (stop) => stop());
      const between = await call("user.changeProgress", { params: { id }, query: {} });
      expect(between).toMatchObject({ isOver: false, done: 25, left: 0 });
      await workWith(world, CHANGE, () => undefined);
      const over = await call("user.changeProgress", { params: { id }, query: {} });
      expect(over).toMatchObject({ isOver: true, error: null, done: 30, left: 0 });
      const changed = (await audited(world.db)).filter(({ event }) => event === "access_switched_off");
      expect(new Set(changed.map(({ detail }) => detail)).size).toBe(30);
      expect(changed).toHaveLength(30);
    });

    test("says how far it came when its administrator lost the right", async () => {
      const demote = () =>
        world.db.updateTable("membership").set({ is_admin: 0 }).where("account_id", "=", admin).execute();
      await workWith(world, CHANGE, demote);
      const elena = await world.as("elena@prova.example");
      const over = await elena("user.changeProgress", { params: { id }, query: {} });
      expect(over).toMatchObject({
        ...{ kind: "disable", isOver: true, error: "internal/permission_denied" },
        ...{ done: 25, left: 0 },
      });
      expect(over.people).toHaveLength(25);
    });
  });

  test.each([
    ["without a choice", { change }],
    ["with two choices", { change, ids: ["x"], filter: {} }],
  ])("%s is refused", async (_, body) => {
    expect((await refusalOf(call("user.planChange", { body }))).status).toBe(422);
  });

  test("is not found by an administrator of another company", async () => {
    const { mark } = await call("user.planChange", { body: { filter: {}, change } });
    const { id } = await call("user.startChange", { body: { filter: {}, change, mark } });
    const other = await world.addCompany({});
    await world.addPerson({ email: "terzo@prova.example", companyId: other, isAdmin: true });
    const answer = (await world.as("terzo@prova.example"))("user.changeProgress", {
      params: { id },
      query: {},
    });
    expect((await refusalOf(answer)).status).toBe(404);
  });
});
