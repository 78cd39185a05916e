import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeCall } from "~/api/call";
import { MAILS_A_DAY } from "~/domain/people/attempt-limits";
import { makeHandler } from "~/platform/handler";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import { PASSWORD } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";

const EMAIL = "anna.rossi@prova.example";
const NEW_PASSWORD = "Rinnovata2026";

let world: World;
let accountId: string;
beforeEach(async () => {
  world = await makeWorld();
  accountId = await world.addPerson({ email: EMAIL, companyId: await world.addCompany() });
});
afterEach(() => world.close());

const forgot = (email = EMAIL, address?: string) =>
  world.call(null, address)("user.forgotPassword", { query: { email } });
const reset = (nonce: string, password = NEW_PASSWORD) =>
  world.call()("user.resetPassword", { body: { password, nonce } });
const signIn = (password: string) => world.call()("identity.signIn", { body: { email: EMAIL, password } });

describe("password recovery", () => {
  test("mails a link that sets a new password and ends every session", async () => {
    const { token } = await signIn(PASSWORD);
    await forgot(" Anna.Rossi@prova.example".trim());
    const [mail] = await world.outbox();
    expect(mail!.headers.A).toBe("Anna Rossi <anna.rossi@prova.example>");
    expect(mail!.link).toBe(`https://carta.example/auth/reset/${mail!.token}`);

    await reset(mail!.token);
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(signIn(PASSWORD))).toMatchObject({ message: "embedded/invalid-credential" });
    expect((await signIn(NEW_PASSWORD)).token).toHaveLength(43);
    const events = (await audited(world.db)).map(({ event, account_id }) => ({ event, account_id }));
    expect(events).toContainEqual({ event: "password_recovery_asked", account_id: accountId });
    expect(events).toContainEqual({ event: "password_set", account_id: accountId });
  });

  test("answers an unknown address alike and mails nobody (fault 39)", async () => {
    expect(await forgot("nessuno@prova.example")).toEqual(await forgot());
    expect(await world.outbox()).toHaveLength(1);
  });

  test("is counted by all processes of one store together, its mails of a day too", async () => {
    const second = await world.another();
    const elsewhere = makeCall({
      transport: makeHandler({ ...world.parts, db: second }),
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: "r" },
      token: null,
    });
    const there = () => elsewhere("user.forgotPassword", { query: { email: EMAIL } });
    for (let times = 0; times < 4; times += 1) await forgot();
    for (let times = 0; times < 4; times += 1) expect(await there()).toEqual({});
    expect(await world.outbox()).toHaveLength(MAILS_A_DAY);
    expect([await forgot(), await there()]).toEqual([{}, {}]);
    expect([(await refusalOf(there())).status, (await refusalOf(forgot())).status]).toEqual([429, 429]);
    world.clock.advance({ hours: 23 });
    expect([await there(), await forgot()]).toEqual([{}, {}]);
    expect(await world.outbox()).toHaveLength(MAILS_A_DAY);
    world.clock.advance({ hours: 1 });
    expect([await there(), await forgot()]).toEqual([{}, {}]);
    expect(await world.outbox()).toHaveLength(MAILS_A_DAY + 2);
    await second.destroy();
  });

  test("keeps only the newest link (fault 32)", async () => {
    await forgot();
    await forgot();
    const [older, newer] = await world.outbox();
    expect(await refusalOf(reset(older!.token))).toMatchObject({
      status: 424,
      message: "embedded/expired-action-code",
    });
    await reset(newer!.token);
  });

  test("link works once, even for two at a time", async () => {
    await forgot();
    const [mail] = await world.outbox();
    const outcomes = await Promise.allSettled([reset(mail!.token), reset(mail!.token, "Altra-2026")]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(reset(mail!.token))).toMatchObject({ message: "embedded/expired-action-code" });
  });

  test("link lasts 24 hours, to its last millisecond", async () => {
    await forgot();
    const [earlier] = await world.outbox();
    world.clock.set("2026-03-11T08:59:59.999Z");
    await reset(earlier!.token, "Altra-2026");
    world.clock.set("2026-03-11T09:00:00.000Z");
    await forgot();
    const mail = (await world.outbox()).at(-1);
    world.clock.advance({ hours: 24 });
    expect(await refusalOf(reset(mail!.token))).toMatchObject({ message: "embedded/expired-action-code" });
    expect(await refusalOf(reset("x".repeat(43)))).toMatchObject({ message: "embedded/invalid-action-code" });
  });

  test("link survives a refused password", async () => {
    await forgot();
    const [mail] = await world.outbox();
    expect(await refusalOf(reset(mail!.token, "password"))).toEqual({
      status: 424,
      message: "embedded/password-does-not-meet-requirements",
      faults: ["password password_uppercase", "password password_digit", "password password_common"],
    });
    await reset(mail!.token);
  });

  test("link is untouched by GET and HEAD (fault 31)", async () => {
    await forgot();
    const [mail] = await world.outbox();
    const address = `https://carta.example/api/user/v1/reset-password?nonce=${mail!.token}`;
    const caller = { clientAddress: "192.0.2.9", requestId: "r" };
    for (const method of ["GET", "HEAD"]) {
      expect((await world.handle(new Request(address, { method }), caller)).status).toBe(404);
    }
    await reset(mail!.token);
  });

  test("link can be asked about, which leaves it as it was", async () => {
    const check = (token: string) => world.call()("identity.checkLink", { body: { token } });
    await forgot();
    const [mail] = await world.outbox();
    expect(await check(mail!.token)).toEqual({});
    await reset(mail!.token);
    expect(await refusalOf(check(mail!.token))).toMatchObject({ message: "embedded/expired-action-code" });
    expect(await refusalOf(check("x".repeat(43)))).toMatchObject({ message: "embedded/invalid-action-code" });
  });

  test("opens an account that wrong passwords slowed down", async () => {
    for (let i = 0; i < 11; i++) await refusalOf(signIn("Sbagliata2026"));
    await forgot();
    await reset((await world.outbox())[0]!.token);
    expect((await signIn(NEW_PASSWORD)).token).toHaveLength(43);
  });

  // A16, A5: at 38381c5 an address got ten mails in a quarter of an hour, and then its owner was refused.
  test("mails five links a day from all origins, answers as ever, and refuses one origin after ten", async () => {
    for (const email of [EMAIL, "nessuno@prova.example"]) {
      for (let i = 0; i < 10; i++) expect(await forgot(email, `192.0.2.${i}`)).toEqual({});
      for (let i = 0; i < 10; i++) await forgot(email, "198.51.100.1");
      expect(await refusalOf(forgot(email, "198.51.100.1"))).toMatchObject({ status: 429 });
    }
    expect(await world.outbox()).toHaveLength(5);
    await reset((await world.outbox()).at(-1)!.token);
    await forgot();
    expect((await world.outbox()).at(-1)!.link).toContain("/auth/reset/");
  });

  test("tells the person by mail that the password was changed", async () => {
    await forgot();
    await reset((await world.outbox())[0]!.token);
    const mail = (await world.outbox()).at(-1)!;
    expect(mail.headers).toMatchObject({
      A: "Anna Rossi <anna.rossi@prova.example>",
      Oggetto: "La tua password di Carta ESG è cambiata",
    });
    expect(mail.link).toBe("https://carta.example/auth/password-recovery");
  });

  test.each(["Rossi2026ok", "Azienda2026", "P@ssw0rd1"])("refuses %s, which is guessed", async (password) => {
    await forgot();
    const [mail] = await world.outbox();
    expect(await refusalOf(reset(mail!.token, password))).toMatchObject({
      faults: ["password password_guessable"],
    });
  });
});

describe("an invitation's link", () => {
  test("sets the first password, up to its own last moment", async () => {
    const companyId = await world.addCompany();
    await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true });
    const none = { read: false, write: false };
    const profiles = { supplier: { read: true, write: false }, client: none, association: none, bank: none };
    const roles = { company_admin: false, ...profiles };
    const body = { email: "nuova@prova.example", name: "Nina", surname: "Verdi", roles };
    await (
      await world.as("admin@prova.example")
    )("user.invite", { body });
    const token = (await world.outbox()).at(-1)?.token ?? "";
    world.clock.set("2026-03-17T08:59:59.000Z");
    const legalTerms = { terms: true, privacy: true, otherPrivacy: true };
    await world.call()("user.resetPassword", { body: { nonce: token, password: NEW_PASSWORD, legalTerms } });
    const signedIn = await world.call()("identity.signIn", {
      body: { email: "nuova@prova.example", password: NEW_PASSWORD },
    });
    expect(signedIn.token).toHaveLength(43);
  });
});
