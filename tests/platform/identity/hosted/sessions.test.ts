import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tellHosted } from "~/platform/identity/hosted/tell-changes";
import { makeHandler } from "~/platform/handler";
import { makeCall } from "~/api/call";
import type { ApiError } from "~/api/errors";
import { audited } from "../../audited";
import { PASSWORD } from "../../residents";
import { type HostedWorld, hostedWorld } from "./hosted-world";

const ANNA = "anna.rossi@prova.example";
const MINUTE_S = 60;

let world: HostedWorld;
let annasId: string;
beforeEach(async () => {
  world = await hostedWorld();
  annasId = await world.addPerson({ email: ANNA, companyId: await world.addCompany(), isAdmin: true });
  world.service.addUser(ANNA, PASSWORD);
  world.service.proveAddress(ANNA);
});
afterEach(() => world.close());

const signIn = (email = ANNA, password = PASSWORD) =>
  world.call()("identity.signIn", { body: { email, password } });
/** The status and the code of a refused call. */
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => ({ status: 200, code: null as string | null }),
    (error: unknown) => ({
      status: (error as ApiError).status,
      code: (error as ApiError).code as string | null,
    }),
  );
const entered = async () => world.call((await signIn()).token);
const phone = (call: Awaited<ReturnType<typeof entered>>) =>
  call("user.updateInfo", { body: { phoneNumber: "02 1234" } });
const asked = async (work: () => Promise<unknown>) => {
  world.service.asked.length = 0;
  await work();
  return world.service.asked.filter((name) => !name.startsWith("admin"));
};

describe("a sign-in with the hosted identity", () => {
  test("opens a session of this platform for the account of a proved address, which is the person's from then on", async () => {
    const call = await entered();
    expect(await call("user.info", {})).toMatchObject({ email: ANNA, userId: annasId });
    const row = await world.db
      .selectFrom("account")
      .select("hosted_uid")
      .where("id", "=", annasId)
      .executeTakeFirst();
    expect(row?.hosted_uid).toBe(world.service.find(ANNA)?.uid);
    const kept = await world.db.selectFrom("session").select("hosted_token").executeTakeFirst();
    expect(kept?.hosted_token).not.toContain("AMf-");
  });

  test("does not know the password of this platform, and answers alike for every address", async () => {
    world.service.setPassword(ANNA, "Altra2026xy");
    for (const hides of [true, false]) {
      world.service.hidesAddresses = hides;
      const wrong = await refusalOf(signIn());
      expect(wrong).toMatchObject({ status: 424, code: "embedded/invalid-credential" });
      expect(await refusalOf(signIn("nessuno@prova.example"))).toMatchObject(wrong);
    }
  });

  test("does not give an account to whoever opened one at the service in its name", async () => {
    world.service.addUser("bruno@prova.example", PASSWORD);
    await world.addPerson({ email: "bruno@prova.example", companyId: await world.addCompany() });
    expect(await refusalOf(signIn("bruno@prova.example"))).toMatchObject({ code: "firebase/user-not-found" });
    expect((await audited(world.db)).at(-1)).toMatchObject({
      event: "sign_in_refused",
      detail: "user-not-found",
    });
  });

  test("of a person without access is refused, with the right password alone", async () => {
    await world.db.updateTable("membership").set({ access_active: 0 }).execute();
    expect(await refusalOf(signIn())).toMatchObject({ code: "embedded/user-disabled" });
    expect(await refusalOf(signIn(ANNA, "Sbagliata2026"))).toMatchObject({
      code: "embedded/invalid-credential",
    });
  });

  test("waits after ten wrong passwords, and a silent service counts for none", async () => {
    world.service.instead = (_, response) => (response.destroy(), true);
    for (let tries = 0; tries < 12; tries += 1)
      expect(await refusalOf(signIn())).toMatchObject({ code: "firebase/network-request-failed" });
    world.service.instead = () => false;
    for (let tries = 0; tries < 10; tries += 1) await refusalOf(signIn(ANNA, "Sbagliata2026"));
    expect(await refusalOf(signIn())).toMatchObject({ status: 429 });
  });
});

describe("a session with the hosted identity", () => {
  test("has its person looked up before every write, else once a minute", async () => {
    const call = await entered();
    const read = () => call("user.info", {});
    expect(await asked(read)).toEqual([]);
    expect(await asked(() => phone(call))).toEqual(["lookup"]);
    expect(await asked(read)).toEqual([]);
    world.pass(MINUTE_S);
    expect(await asked(read)).toEqual(["lookup"]);
    world.pass(3600);
    expect(await asked(read)).toEqual(["token", "lookup"]);
  });

  test.each([
    ["disabled", { isDisabled: true }, "firebase/user-disabled"],
    ["revoked", { isRevoked: true }, "firebase/user-token-expired"],
  ])("of a person who was %s ends at the next write", async (_, facts, code) => {
    const call = await entered();
    world.pass(2);
    world.service.change(ANNA, facts);
    await call("user.info", {});
    expect(await refusalOf(phone(call))).toMatchObject({ status: 401, code });
    world.service.change(ANNA, { isDisabled: false });
    expect(await refusalOf(call("user.info", {}))).toMatchObject({
      status: 401,
      code: "internal/invalid_user",
    });
  });

  test("of a person who was disabled ends at the next call after a minute", async () => {
    const call = await entered();
    world.service.change(ANNA, { isDisabled: true });
    world.pass(MINUTE_S - 1);
    await call("user.info", {});
    world.pass(1);
    expect(await refusalOf(call("user.info", {}))).toMatchObject({
      status: 401,
      code: "firebase/user-disabled",
    });
  });

  test("goes on when the service did not answer for a while", async () => {
    const call = await entered();
    world.service.instead = (_, response) => (response.destroy(), true);
    expect(await refusalOf(phone(call))).toMatchObject({ status: 503, code: "internal/no_answer" });
    world.service.instead = () => false;
    await phone(call);
  });

  test("that was signed out is over in every process", async () => {
    const { token } = await signIn();
    const other = makeHandler({ ...world.parts });
    const elsewhere = makeCall({
      transport: other,
      baseUrl: "https://carta.example/api",
      caller: { clientAddress: "192.0.2.9", requestId: "altro" },
      token,
    });
    await elsewhere("user.info", {});
    await world.call(token)("identity.signOut", {});
    expect(await refusalOf(elsewhere("user.info", {}))).toMatchObject({ status: 401 });
  });

  test("of before the identity was hosted opens nothing", async () => {
    const call = await world.as(ANNA);
    expect(await refusalOf(call("user.info", {}))).toMatchObject({
      status: 401,
      code: "internal/invalid_user",
    });
  });
});

describe("an ID token", () => {
  const shown = (email = ANNA) => world.call(world.service.signedIn(email));

  test("is a bearer token, whose person is looked up before every write, else once a minute", async () => {
    const call = shown();
    expect(await asked(() => call("user.info", {}))).toEqual(["lookup"]);
    expect(await asked(() => call("user.info", {}))).toEqual([]);
    expect(await asked(() => phone(call))).toEqual(["lookup"]);
    expect((await call("user.sessions", {})).sessions).toHaveLength(1);
  });

  test("opens nothing once its sign-in has ended here, and a later sign-in does", async () => {
    const call = shown();
    await call("user.info", {});
    await call("identity.signOut", {});
    expect(await refusalOf(call("user.info", {}))).toMatchObject({ status: 401 });
    world.pass(1);
    await shown()("user.info", {});
  });

  test.each([
    ["changed", (token: string) => `${token.slice(0, -20)}AAAA.`],
    ["cut", (token: string) => token.slice(0, 40)],
    ["another text", () => "a.b.c"],
  ])("that is %s opens nothing", async (_, made) => {
    const call = world.call(made(world.service.signedIn(ANNA)));
    expect(await refusalOf(call("user.info", {}))).toMatchObject({
      status: 401,
      code: "internal/invalid_user",
    });
  });

  test("of a person without account opens nothing", async () => {
    world.service.addUser("ada@prova.example", PASSWORD);
    world.service.proveAddress("ada@prova.example");
    expect(await refusalOf(shown("ada@prova.example")("user.info", {}))).toMatchObject({ status: 401 });
  });

  test("registers a company, which begins once the service has proved the address", async () => {
    const email = "irene@valseria.example";
    world.service.addUser(email, PASSWORD);
    await shown(email)("user.signUp", {
      body: {
        ...{ businessName: "Tornerie Valseria", country: "IT", email, name: "Irene", surname: "Conti" },
        ...{ partitaIva: "02134570163", legalTerms: { terms: true, privacy: true, otherPrivacy: true } },
      },
    });
    expect(await world.outbox()).toEqual([]);
    expect(await refusalOf(shown(email)("user.info", {}))).toMatchObject({ status: 401 });
    world.service.proveAddress(email);
    const info = await shown(email)("user.info", {});
    expect(info).toMatchObject({
      email,
      companyName: "Tornerie Valseria",
      rights: ["read", "write", "administer"],
    });
  });
});

describe("a change of access", () => {
  const told = () => tellHosted(world.parts, world.parts.hosted!);

  test.each([
    ["disable", true],
    ["enable", false],
  ] as const)("%s is told to the service", async (action, isDisabled) => {
    const admin = await entered();
    const email = "carla@prova.example";
    const { companyId } = await admin("user.info", {});
    const id = await world.addPerson({ email, companyId });
    world.service.addUser(email, PASSWORD);
    world.service.proveAddress(email);
    await signIn(email);
    if (action === "enable") {
      await admin("user.disable", { params: { id } });
      await told();
    }
    await admin(`user.${action}`, { params: { id } });
    await told();
    expect(world.service.find(email)?.isDisabled).toBe(isDisabled);
    expect(await world.db.selectFrom("hosted_change").selectAll().execute()).toEqual([]);
  });

  test("waits where there is no service account, and the person has no access in any case", async () => {
    const admin = await entered();
    const email = "carla@prova.example";
    const { companyId } = await admin("user.info", {});
    const id = await world.addPerson({ email, companyId });
    world.service.addUser(email, PASSWORD);
    world.service.proveAddress(email);
    const carla = world.call((await signIn(email)).token);
    await admin("user.delete", { params: { id } });
    await tellHosted(world.parts, { administration: null });
    expect(await refusalOf(carla("user.info", {}))).toMatchObject({ status: 401 });
    expect(world.service.has(email)).toBe(true);
    await told();
    expect(world.service.has(email)).toBe(false);
  });
});
