import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { EVENT_GROUPS } from "~/domain/people/event-groups";
import texts from "~/texts/it/events.json";
import { recordAudit, type AuditEvent } from "~/platform/store/audit";
import { eventsQuery } from "~/platform/store/trail/company-events";
import { write } from "~/platform/store/write";
import { audited } from "../../audited";
import { refusalOf } from "../../identity/registering";
import { ON_POSTGRES } from "../../../postgres/databases";
import { makeWorld, type World } from "../../world";

let world: World;
let companyId: string;
let otherCompany: string;
let admin: string;
let bruno: string;
let stranger: string;
let call: Call;

beforeAll(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({});
  otherCompany = await world.addCompany({ businessName: "Concorrente S.p.A." });
  admin = await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true, name: "Ada" });
  bruno = await world.addPerson({ email: "bruno@prova.example", companyId, name: "Bruno" });
  stranger = await world.addPerson({
    email: "segreto@altri.example",
    companyId: otherCompany,
    isAdmin: true,
  });
  for (let number = 0; number < 60; number += 1) {
    world.clock.advance({ hours: 12 });
    await note("sign_in", bruno);
  }
  world.clock.advance({ hours: 1 });
  await note("verification_decided", stranger, { detail: "issued" });
  await note("copying_allowed", admin, { detail: otherCompany });
  await note("user_deleted", admin, { detail: "una-persona-che-non-c-e-piu" });
  await note("roles_changed", admin, { detail: bruno });
  await note("company_enabled", null, { operator: "segreto-operatore" });
  await note("sign_in_refused", bruno, { detail: "invalid-credential" });
  await note("sign_in", stranger, { company: otherCompany });
  await note("sign_in_refused", null, { company: null });
  call = await world.as("admin@prova.example");
});
afterAll(() => world.close());

const note = (
  kind: AuditEvent,
  accountId: string | null,
  given: { detail?: string; operator?: string; company?: string | null } = {},
) =>
  write(world.db, null, (trx) => {
    const origin = {
      ...world.parts,
      clientAddress: "203.0.113.7",
      ...(given.operator && { operator: given.operator }),
    };
    const facts = { accountId, companyId: given.company === undefined ? companyId : given.company };
    return recordAudit(trx, origin, kind, { ...facts, ...(given.detail && { detail: given.detail }) });
  });

const kinds = async (query: object = {}) =>
  (await call("user.events", { query })).events.map(({ kind }) => kind);

describe("the events of a company", () => {
  test("are its own only, the newest first", async () => {
    const newest = ["sign_in_refused", "company_enabled", "roles_changed", "user_deleted", "copying_allowed"];
    expect((await kinds()).slice(0, 5)).toEqual(newest);
    const others = await (await world.as("segreto@altri.example"))("user.events", { query: {} });
    expect(others.events.map(({ kind }) => kind)).toEqual(["sign_in"]);
  });

  test("come in pages of 25 with the way on and back, and none twice", async () => {
    const numbers: number[] = [];
    let page = await call("user.events", { query: {} });
    expect(page.pagination.prevPage).toBeNull();
    const first = page.events;
    for (;;) {
      numbers.push(...page.events.map(({ number }) => number));
      const { nextPage } = page.pagination;
      if (nextPage === null) break;
      page = await call("user.events", { query: { pageId: nextPage } });
    }
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(numbers).size).toBe(66);
    expect(page.events).toHaveLength(16);
    for (let back = 0; back < 2; back += 1) {
      page = await call("user.events", { query: { pageId: page.pagination.prevPage ?? "" } });
    }
    expect(page.events).toEqual(first);
    expect(page.pagination.prevPage).toBeNull();
  });

  test("name colleagues, and of others neither name nor address nor company", async () => {
    const { events } = await call("user.events", { query: {} });
    const of = (kind: string) => events.find((one) => one.kind === kind);
    expect(of("roles_changed")).toMatchObject({
      by: { kind: "colleague", email: "admin@prova.example", name: "Ada Rossi" },
      about: { kind: "colleague", email: "bruno@prova.example" },
      address: "203.0.113.7",
    });
    expect(of("user_deleted")?.about).toMatchObject({ kind: "former", email: null });
    const nothing = { id: null, email: null, name: null };
    expect(of("verification_decided")).toMatchObject({ by: { kind: "other", ...nothing }, address: null });
    expect(of("company_enabled")).toMatchObject({ by: { kind: "provider", ...nothing }, address: null });
    const text = JSON.stringify(events);
    for (const foreign of ["segreto", stranger, otherCompany, "Concorrente"])
      expect(text).not.toContain(foreign);
  });

  test.each<[object, string[]]>([
    [{ group: "rights" }, ["roles_changed", "user_deleted"]],
    [{ group: "settings" }, ["company_enabled", "copying_allowed"]],
    [{ group: "rights", person: "bruno@prova.example" }, []],
    [{ group: "rights", person: " Admin@prova.example " }, ["roles_changed", "user_deleted"]],
    [{ from: "2026-04-09", group: "access" }, ["sign_in_refused", "sign_in"]],
    [{ to: "2026-03-10" }, ["sign_in"]],
    [{ from: "2026-03-11", to: "2026-03-11" }, ["sign_in", "sign_in"]],
    [{ from: "2031-01-01" }, []],
  ])("are found by %j", async (query, found) => {
    expect(await kinds(query)).toEqual(found);
  });

  test.each([
    [{ person: "segreto@altri.example" }, "query.person unknown_person"],
    [{ from: "2026-04-02", to: "2026-04-01" }, "query.to wrong_period"],
    [{ from: "2026-02-31" }, "query.from not_acceptable"],
    [{ pageId: "older~x~1" }, "query.pageId not_acceptable"],
  ])("are refused for %j", async (query, fault) => {
    expect(await refusalOf(call("user.events", { query }))).toMatchObject({ status: 422, faults: [fault] });
  });

  test("leave the product as a list that the trail notes", async () => {
    const { events, isWhole } = await call("user.exportEvents", { body: { group: "access" } });
    expect([events.length, isWhole]).toEqual([61, true]);
    expect(await audited(world.db, "events_exported")).toMatchObject([{ account_id: admin, detail: "61" }]);
  });

  test("have words, and a group if they happen in companies", () => {
    for (const kind of Object.values(EVENT_GROUPS).flat()) expect(texts).toHaveProperty([`kind.${kind}`]);
    const grouped = Object.values(EVENT_GROUPS).flatMap((kinds): readonly string[] => kinds);
    expect(new Set(grouped).size).toBe(grouped.length);
    const known = Object.keys(texts).flatMap((key) => /^kind\.(.+)$/.exec(key)?.[1] ?? []);
    expect(known.filter((kind) => !grouped.includes(kind)).sort()).toEqual([...NO_COMPANY_SEES].sort());
  });
});

/** Kinds of the installation's own chain. Every kind has words: the operator's commands do not compile without. */
const NO_COMPANY_SEES: readonly AuditEvent[] = [
  ...(["registration_sent", "registration_declined", "company_disputed", "dispute_closed"] as const),
  ...(["mails_retried", "notice_published", "notice_ended"] as const),
  ...(["secret_rotated", "signing_key_rotated", "trail_exported", "trail_broken"] as const),
];

test("an event of an erased person, who may have been a verifier, shows no address", async () => {
  const email = "verifica@ente.example";
  const verifier = await world.addPerson({ email, companyId: otherCompany, isVerifier: true });
  await note("verification_decided", verifier, { detail: "refused" });
  await world.db.deleteFrom("account").where("id", "=", verifier).execute();
  const [newest] = (await call("user.events", { query: {} })).events;
  const erased = { kind: "former", email: null, name: null };
  expect(newest).toMatchObject({ kind: "verification_decided", by: erased, address: null });
});

test("an event about another person names that person, one about one's own sessions none", async () => {
  for (const kind of ["second_factor_reset", "provider_added", "provider_removed"] as const) {
    await note(kind, admin, { detail: bruno });
  }
  await note("sessions_ended", admin, { detail: bruno });
  await note("sessions_ended", admin, { detail: "others" });
  const { events } = await call("user.events", { query: {} });
  expect(events.slice(0, 5).map(({ about }) => about?.id ?? null)).toEqual([
    null,
    ...[bruno, bruno, bruno, bruno],
  ]);
});

describe.skipIf(ON_POSTGRES)("a page of a hundred thousand events", () => {
  const all = { kinds: null, accountId: null, from: null, until: null };
  const place = { at: "2026-03-20T00:00:00.000Z", sequence: 20 };
  test.each([
    ["all", {}, "event_newest"],
    ["a kind", { kinds: ["sign_in", "sign_out"] }, "event_kind"],
    ["a person", { accountId: "a" }, "event_account"],
    ["a kind and a person", { kinds: ["sign_in"], accountId: "a" }, "event_account"],
    ["a time", { from: "2026-01-01", until: "2027-01-01" }, "event_newest"],
  ])("is read by an index that has their order: %s", async (_, given, index) => {
    for (const beside of [undefined, { side: "older" as const, place }]) {
      const filter = { ...all, ...given, companyId };
      const query = eventsQuery(world.db, filter, { beside, most: 26 }, "desc");
      const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(world.db);
      const plan = rows.map(({ detail }) => detail).join("\n");
      expect(plan).toContain(`USING INDEX ${index}`);
      expect(plan).not.toContain("SCAN event");
      // Only the few rows that each kind gave are sorted.
      if (!("kinds" in given) || "accountId" in given) expect(plan).not.toContain("TEMP B-TREE");
    }
  });
});
