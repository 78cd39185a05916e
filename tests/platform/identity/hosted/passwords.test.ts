import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ApiError } from "~/api/errors";
import { tellHosted } from "~/platform/identity/hosted/tell-changes";
import { codeOf } from "../../authenticator";
import { PASSWORD } from "../../residents";
import { register, SIGN_UP } from "../registering";
import { type HostedWorld, hostedWorld } from "./hosted-world";

const ANNA = "anna.rossi@prova.example";
const NEW = "Rinnovata2026";
const CONSENTS = { terms: true, privacy: true, otherPrivacy: true };
const NONE = { read: false, write: false };

let world: HostedWorld;
const begin = async (given?: { hasAdmin: boolean }) => {
  world = await hostedWorld(given);
  await world.addPerson({ email: ANNA, companyId: await world.addCompany(), isAdmin: true });
  world.service.addUser(ANNA, PASSWORD);
  world.service.proveAddress(ANNA);
};
beforeEach(() => begin());
afterEach(() => world.close());

const signIn = (email = ANNA, password = PASSWORD) =>
  world.call()("identity.signIn", { body: { email, password } });
const entered = async (email = ANNA, password = PASSWORD) =>
  world.call((await signIn(email, password)).token);
const refusalOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error("It was not refused")),
    (error: unknown) => error as ApiError,
  );
/** The secret of the second factor that Anna enables. */
async function withFactor(): Promise<string> {
  const call = await entered();
  await call("user.beginSecondFactor", { body: { present: PASSWORD } });
  const { secret } = await call("user.begunSecondFactor", {});
  await call("user.enableSecondFactor", { body: { code: codeOf(secret, world.clock.now()) } });
  return secret;
}
const mailTo = async (email: string) =>
  (await world.outbox()).findLast(({ headers }) => headers["A"]?.includes(email));
const reset = (nonce: string, password = NEW) =>
  world.call()("user.resetPassword", { body: { nonce, password } });

describe.each([
  ["with a service account", true],
  ["without a service account", false],
])("with the hosted identity %s", (_, hasAdmin) => {
  beforeEach(async () => {
    await world.close();
    await begin({ hasAdmin });
  });

  test("a registration stays pending until its link, and then opens the account at the service", async () => {
    await register(world);
    expect(world.service.has(SIGN_UP.email)).toBe(false);
    const { token } = (await mailTo(SIGN_UP.email))!;
    const weak = world.call()("identity.confirmEmail", { body: { token, password: "debole" } });
    expect(await refusalOf(weak)).toMatchObject({ code: "embedded/password-does-not-meet-requirements" });
    expect(world.service.has(SIGN_UP.email)).toBe(false);
    const opened = await world.call()("identity.confirmEmail", { body: { token, password: NEW } });
    const info = await world.call(opened.token)("user.info", {});
    expect(info).toMatchObject({ email: SIGN_UP.email, companyName: SIGN_UP.businessName });
    expect(world.service.find(SIGN_UP.email)).toMatchObject({
      displayName: "Giulia Verdi",
      emailVerified: hasAdmin,
    });
    await entered(SIGN_UP.email, NEW);
  });

  test("a registration that is refused at its end leaves no account at the service", async () => {
    await register(world);
    const { token } = (await mailTo(SIGN_UP.email))!;
    await world.addCompany({ partitaIva: SIGN_UP.partitaIva! });
    const refused = await refusalOf(
      world.call()("identity.confirmEmail", { body: { token, password: NEW } }),
    );
    expect(refused.code).toBe("internal/company_already_exists");
    expect(world.service.has(SIGN_UP.email)).toBe(false);
  });

  test("an invited person chooses a password, which the service keeps", async () => {
    const email = "nina@prova.example";
    const roles = { company_admin: false, supplier: { read: true, write: true } };
    const all = { ...roles, client: NONE, association: NONE, bank: NONE };
    const admin = await entered();
    await admin("user.invite", { body: { email, name: "Nina", surname: "Verdi", roles: all } });
    const { token: nonce } = (await mailTo(email))!;
    await world.call()("user.resetPassword", { body: { nonce, password: NEW, legalTerms: CONSENTS } });
    expect((await (await entered(email, NEW))("user.info", {})).rights).toEqual(["read", "write"]);
    const kept = world.db.selectFrom("account").select("password_hash").where("email", "=", email);
    expect((await kept.executeTakeFirstOrThrow()).password_hash).toContain("$argon2id$");
  });

  test("a password is changed by whoever knows the present one, and only that session goes on", async () => {
    const other = await entered();
    const call = await entered();
    world.pass(2);
    const wrong = call("user.changePassword", { body: { present: "Sbagliata2026", password: NEW } });
    expect((await refusalOf(wrong)).errors).toMatchObject([{ code: "present_password_wrong" }]);
    const { token } = await call("user.changePassword", { body: { present: PASSWORD, password: NEW } });
    expect((await world.call(token)("user.info", {})).email).toBe(ANNA);
    expect(await refusalOf(other("user.info", {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(signIn())).toMatchObject({ code: "embedded/invalid-credential" });
    await entered(ANNA, NEW);
  });

  test("a forgotten password is replaced by a mailed link, once, and every session ends", async () => {
    const call = await entered();
    world.pass(2);
    await world.call()("user.forgotPassword", { query: { email: ANNA } });
    const nonce = hasAdmin ? (await mailTo(ANNA))!.token : world.service.mails.at(-1)!.code;
    await world.call()("identity.checkLink", { body: { token: nonce } });
    expect(await refusalOf(reset(nonce, "debole"))).toMatchObject({
      code: "embedded/password-does-not-meet-requirements",
    });
    await reset(nonce);
    expect(await refusalOf(call("user.info", {}))).toMatchObject({ status: 401 });
    await entered(ANNA, NEW);
    expect((await refusalOf(reset(nonce, "Ancora2026x"))).status).toBe(424);
    expect((await refusalOf(world.call()("identity.checkLink", { body: { token: nonce } }))).status).toBe(
      424,
    );
    expect((await mailTo(ANNA))?.headers["Oggetto"]).toMatch(/password/i);
  });

  test("nobody is mailed who has no account here", async () => {
    world.service.addUser("nessuno@prova.example", PASSWORD);
    await world.call()("user.forgotPassword", { query: { email: "nessuno@prova.example" } });
    expect([world.service.mails, await world.outbox()]).toEqual([[], []]);
  });
});

test("an address that has a password at the service keeps it where there is no service account", async () => {
  await world.close();
  await begin({ hasAdmin: false });
  world.service.addUser(SIGN_UP.email, "Propria2026x");
  await register(world);
  const { token } = (await mailTo(SIGN_UP.email))!;
  const choose = (password: string) => world.call()("identity.confirmEmail", { body: { token, password } });
  expect((await refusalOf(choose(NEW))).errors).toMatchObject([{ code: "hosted_password_known" }]);
  await choose("Propria2026x");
  await entered(SIGN_UP.email, "Propria2026x");
});

test("a link of this platform to a new password needs the service account that it was mailed with", async () => {
  await world.call()("user.forgotPassword", { query: { email: ANNA } });
  const { token } = (await mailTo(ANNA))!;
  world.parts.hosted!.administration = null;
  expect(await refusalOf(reset(token))).toMatchObject({ status: 501, code: "internal/no_service_account" });
});

describe("a second factor with the hosted identity", () => {
  test("is ours: the right password waits for the code, and the session renews its tokens as others do", async () => {
    const secret = await withFactor();
    const error = await refusalOf(signIn());
    expect(error.code).toBe("embedded/multi-factor-auth-required");
    const pending = error.errors[0]?.params?.["pending"] ?? "";
    world.clock.advance({ minutes: 1 });
    const body = { pending, code: codeOf(secret, world.clock.now()) };
    const { token } = await world.call()("identity.secondFactor", { body });
    expect((await world.call(token)("user.info", {})).secondFactor).toBe("on");
    world.pass(3700);
    expect((await world.call(token)("user.info", {})).secondFactor).toBe("on");
  });

  test("is asked of a program too: its ID token opens nothing before the code, and the code once", async () => {
    const secret = await withFactor();
    const idToken = world.service.signedIn(ANNA);
    const shown = world.call(idToken);
    const waits = { status: 401, code: "embedded/multi-factor-auth-required" };
    expect(await refusalOf(shown("user.info", {}))).toMatchObject(waits);
    world.pass(60);
    const proves = (pending: string, code: string) =>
      world.call()("identity.secondFactor", { body: { pending, code } });
    expect(await refusalOf(proves(idToken, "000000"))).toMatchObject({
      code: "embedded/invalid-verification-code",
    });
    expect(await refusalOf(proves("a.b.c", codeOf(secret, world.clock.now())))).toMatchObject({
      code: "embedded/code-expired",
    });
    expect(await refusalOf(shown("user.info", {}))).toMatchObject(waits);
    const code = codeOf(secret, world.clock.now());
    expect(await proves(idToken, code)).toEqual({ token: idToken });
    expect((await shown("user.info", {})).secondFactor).toBe("on");
    world.pass(60);
    const later = world.service.signedIn(ANNA);
    expect((await refusalOf(world.call(later)("user.info", {}))).code).toBe(waits.code);
    expect((await refusalOf(proves(later, code))).code).toBe("embedded/invalid-verification-code");
    await shown("identity.signOut", {});
    expect((await refusalOf(proves(idToken, codeOf(secret, world.clock.now())))).status).toBe(401);
    expect((await refusalOf(shown("user.info", {}))).status).toBe(401);
  });
});

test("an account that was deleted here and is invited again before the service is told is not deleted there", async () => {
  const email = "bruno@prova.example";
  const admin = await entered();
  const { companyId } = await admin("user.info", {});
  const id = await world.addPerson({ email, companyId });
  world.service.addUser(email, PASSWORD);
  world.service.proveAddress(email);
  await entered(email);
  await admin("user.delete", { params: { id } });
  const roles = { company_admin: false, supplier: { read: true, write: true } };
  const all = { ...roles, client: NONE, association: NONE, bank: NONE };
  await admin("user.invite", { body: { email, name: "Bruno", surname: "Verdi", roles: all } });
  const { token: nonce } = (await mailTo(email))!;
  await world.call()("user.resetPassword", { body: { nonce, password: NEW, legalTerms: CONSENTS } });
  await tellHosted(world.parts, world.parts.hosted!);
  expect(world.service.has(email)).toBe(true);
  await entered(email, NEW);
});

test("an account that its person deletes is deleted at the service too", async () => {
  const email = "bruno@prova.example";
  const { companyId } = await (await entered())("user.info", {});
  await world.addPerson({ email, companyId });
  world.service.addUser(email, PASSWORD);
  world.service.proveAddress(email);
  const bruno = await entered(email);
  const wrong = bruno("user.deleteAccount", { body: { password: "Sbagliata2026" } });
  expect((await refusalOf(wrong)).status).toBe(424);
  await bruno("user.deleteAccount", { body: { password: PASSWORD } });
  expect(await world.db.selectFrom("hosted_change").select("action").execute()).toEqual([
    { action: "remove" },
  ]);
});
