import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { contract, type CallId } from "~/api/contract";
import type { ApiError } from "~/api/errors";
import { isOpenWithoutFactor } from "~/domain/people/call-rights";
import { resetFactorByOperator } from "~/platform/people/settings/reset-factor-by-operator";
import { audited } from "../../audited";
import { codeOf, enable, type Enabled } from "../../authenticator";
import { ADMIN, makeCompany, makeStranger, type Company } from "../../company";
import { interrupted } from "../../interrupted";
import { openSession, PASSWORD } from "../../residents";

const BRUNO = "b@prova.example";

let company: Company;
let admin: Enabled;
let brunoId: string;
beforeEach(async () => {
  company = await makeCompany({ colleagues: ["bruno", "carla"] });
  admin = await enable(company.world, ADMIN);
  brunoId = (await (await company.world.as(BRUNO))("user.info", {})).userId;
  company.world.clock.advance({ minutes: 2 });
});
afterEach(() => company.world.close());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, errors, code }: ApiError) => ({ status, code: errors[0]?.code ?? code }),
  );
const require = (call: Call, required = true) =>
  call("user.requireSecondFactor", { body: { required, ...(required ? {} : { present: PASSWORD }) } });
const reset = (call: Call, id: string, present = PASSWORD) =>
  call("user.resetSecondFactor", { params: { id }, body: { present } });
const endSessions = (call: Call, id: string) => call("user.endSessionsOf", { params: { id } });
const NEEDED = { status: 403, code: "internal/second_factor_required" };

/** The status of a call with nothing in it. */
async function statusOf(id: CallId, token: string): Promise<{ status: number; code?: string }> {
  const { service, method, path } = contract[id];
  const address = `https://carta.example/api/${service}/v1${path.replace(/:\w+/g, "none")}`;
  const request = new Request(address, { method, headers: { Authorization: `Bearer ${token}` } });
  const answer = await company.world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" });
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return { status: answer.status, ...(message === undefined ? {} : { code: message }) };
}

describe("a company that requires a second factor", () => {
  test("is asked for by an administrator who has one, and noted", async () => {
    const other = await makeStranger(company.world);
    expect(await refusalOf(require(other))).toEqual({ status: 409, code: "own_factor_first" });
    await require(admin.call);
    await require(admin.call, false);
    const kinds = (await audited(company.world.db)).map(({ event }) => event);
    expect(kinds).toContain("second_factor_required");
    expect(kinds).toContain("second_factor_optional");
    expect(await audited(company.world.db, "second_factor_required")).toHaveLength(1);
  });

  test("is not released by a thief of the administrator's session", async () => {
    await require(admin.call);
    for (const present of [{}, { present: "Sbagliata2026" }]) {
      const release = admin.call("user.requireSecondFactor", { body: { required: false, ...present } });
      expect(await refusalOf(release)).toEqual({ status: 424, code: "present_password_wrong" });
    }
    expect(await audited(company.world.db, "second_factor_optional")).toEqual([]);
  });

  test("tells its administrators by mail when it no longer does", async () => {
    await require(admin.call);
    const before = (await company.world.outbox()).length;
    for (let i = 0; i < 2; i++) await require(admin.call, false);
    const mails = (await company.world.outbox()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers["A"]).toContain(ADMIN);
    expect(mails[0]?.headers["Oggetto"]).toContain("non chiede più la verifica in due passaggi");
  });

  test("keeps those who have one, and does not let them give it up", async () => {
    await require(admin.call);
    expect((await admin.call("user.info", {})).secondFactor).toBe("on");
    const code = codeOf(admin.secret, company.world.clock.now());
    const off = admin.call("user.disableSecondFactor", { body: { present: PASSWORD, code } });
    expect(await refusalOf(off)).toEqual({ status: 409, code: "factor_required_by_company" });
  });

  test("closes an open session to everything but the way to enable it, at the next request", async () => {
    const bruno = await company.world.as(BRUNO);
    await bruno("survey.overview", { query: {} });
    await require(admin.call);
    expect(await refusalOf(bruno("survey.overview", { query: {} }))).toEqual(NEEDED);
    expect((await bruno("user.info", {})).secondFactor).toBe("needed");
    const { call } = await enable(company.world, BRUNO);
    expect(await refusalOf(call("survey.overview", { query: {} }))).toBeNull();
  });

  test("answers no call of a session without one, by the API either, but those that lead to it", async () => {
    await require(admin.call);
    const token = await openSession(company.world.parts, BRUNO);
    const ids = (Object.keys(contract) as CallId[]).filter(
      (id) => !["public", "registering"].includes(contract[id].right) && id !== "identity.signOut",
    );
    const answers = await Promise.all(ids.map(async (id) => ({ id, ...(await statusOf(id, token)) })));
    const open = answers.filter(({ status }) => status !== 403);
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter(({ id }) => !isOpenWithoutFactor(id))).toEqual([]);
    expect(answers.filter(({ code }) => code === NEEDED.code).length).toBeGreaterThan(100);
  });

  test("does not reach the people of another company", async () => {
    const other = await makeStranger(company.world);
    await require(admin.call);
    expect(await refusalOf(other("survey.overview", { query: {} }))).toBeNull();
  });
});

describe("an administrator who helps a colleague", () => {
  test("resets the second factor, ends the sessions, and the colleague is told by mail", async () => {
    const bruno = await enable(company.world, BRUNO);
    const access = await admin.call("user.personAccess", { params: { id: brunoId } });
    expect(access).toMatchObject({ isSelf: false, sessions: 1, secondFactorAt: "2026-03-10T09:02:00.000Z" });
    expect(await refusalOf(reset(admin.call, brunoId, "Sbagliata2026"))).toEqual({
      status: 424,
      code: "present_password_wrong",
    });
    await reset(admin.call, brunoId);
    expect(await refusalOf(bruno.call("user.info", {}))).toMatchObject({ status: 401 });
    const credentials = { email: BRUNO, password: PASSWORD };
    expect((await company.world.call()("identity.signIn", { body: credentials })).token).toHaveLength(43);
    const mail = (await company.world.outbox()).at(-1);
    expect(mail?.headers["Oggetto"]).toContain("azzerata");
    expect(mail?.headers["A"]).toContain(BRUNO);
    expect(await audited(company.world.db, "second_factor_reset")).toMatchObject([{ detail: brunoId }]);
    expect(await refusalOf(reset(admin.call, brunoId))).toEqual({ status: 409, code: "factor_off" });
  });

  test("ends the sessions of a colleague", async () => {
    const bruno = await company.world.as(BRUNO);
    await admin.call("user.endSessionsOf", { params: { id: brunoId } });
    expect(await refusalOf(bruno("user.info", {}))).toMatchObject({ status: 401 });
    expect(await audited(company.world.db, "sessions_ended")).toMatchObject([{ detail: brunoId }]);
  });

  test("does not get around password and code for the own access", async () => {
    const { userId: id } = await admin.call("user.info", {});
    for (const help of [reset, endSessions])
      expect(await refusalOf(help(admin.call, id))).toEqual({
        status: 409,
        code: "own_factor_here",
      });
  });

  test("finds no person of another company", async () => {
    const stranger = await makeStranger(company.world);
    const see = (call: Call, id: string) => call("user.personAccess", { params: { id } });
    for (const help of [see, reset, endSessions])
      expect(await refusalOf(help(stranger, brunoId))).toMatchObject({ status: 404 });
  });

  test("frees the colleague of the codes that a thief has guessed", async () => {
    const bruno = await enable(company.world, BRUNO);
    const guess = { body: { present: PASSWORD, code: "000000" } };
    for (let i = 0; i < 6; i++) await refusalOf(bruno.call("user.disableSecondFactor", guess));
    expect(await refusalOf(bruno.call("user.disableSecondFactor", guess))).toMatchObject({ status: 429 });
    await reset(admin.call, brunoId);
    expect((await enable(company.world, BRUNO)).codes).toHaveLength(10);
  });

  test.each([
    ["requires no second factor", 1, (call: Call) => require(call)],
    // The first transaction of a reset counts the password.
    ["resets no colleague", 2, (call: Call) => reset(call, brunoId)],
    ["ends no sessions", 1, (call: Call) => endSessions(call, brunoId)],
  ])("%s after losing the right while the call was under way", async (_, nth, help) => {
    await enable(company.world, BRUNO);
    const demote = () =>
      company.world.db
        .updateTable("membership")
        .set({ is_admin: 0 })
        .where("account_id", "=", company.accountId)
        .execute();
    expect(await refusalOf(help(interrupted(company.world, nth, demote, admin.token)))).toEqual({
      status: 403,
      code: "internal/permission_denied",
    });
  });
});

describe("an operator who helps the only administrator of a company", () => {
  const parts = () => ({ ...company.world.parts, operator: "carlo" });

  test("resets the second factor, ends the sessions, and the person is told by mail", async () => {
    expect(await resetFactorByOperator(parts(), ` ${ADMIN.toUpperCase()}`)).toBe(ADMIN);
    expect(await refusalOf(admin.call("user.info", {}))).toMatchObject({ status: 401 });
    const credentials = { email: ADMIN, password: PASSWORD };
    const { token } = await company.world.call()("identity.signIn", { body: credentials });
    expect(token).toHaveLength(43);
    const mail = (await company.world.outbox()).at(-1);
    expect([mail?.headers["A"], mail?.headers["Oggetto"]]).toEqual([
      expect.stringContaining(ADMIN),
      expect.stringContaining("azzerata"),
    ]);
    expect(mail?.body).not.toContain("chi amministra");
    const { events } = await (await company.world.as(ADMIN))("user.events", { query: {} });
    expect(events.find(({ kind }) => kind === "second_factor_reset")).toMatchObject({
      by: { kind: "provider" },
      about: { email: ADMIN },
    });
  });

  test("is refused for an address without an account, and for a person without a second factor", async () => {
    const by = (email: string) => refusalOf(resetFactorByOperator(parts(), email));
    expect(await by("nessuno@prova.example")).toEqual({ status: 404, code: "unknown_account" });
    expect(await by(BRUNO)).toEqual({ status: 409, code: "factor_off" });
    expect(await audited(company.world.db, "second_factor_reset")).toEqual([]);
  });
});
