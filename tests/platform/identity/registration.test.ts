import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../residents";
import { makeWorld, type World } from "../world";
import { refusalOf, register, SIGN_UP } from "./registering";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const signIn = (email = SIGN_UP.email, password = PASSWORD) =>
  world.call()("identity.signIn", { body: { email, password } });
const confirm = (token: string) => world.call()("identity.confirmEmail", { body: { token } });
const lastMail = async () => (await world.outbox()).at(-1)!;
const registrationToken = async (email = SIGN_UP.email) =>
  (await world.call()("identity.signUp", { body: { email, password: PASSWORD } })).token;

describe("a registration", () => {
  test("becomes company, account and administrator when its link is confirmed", async () => {
    await register(world, { email: "Giulia.Verdi@Officine.example", partitaIva: "IT 007 431.101 57" });
    const mail = await lastMail();
    expect(mail.headers.A).toBe("Giulia Verdi <giulia.verdi@officine.example>");
    expect(mail.headers.Oggetto).toBe("Conferma il tuo indirizzo per Carta ESG");
    expect(mail.body).toContain(SIGN_UP.businessName);
    expect(mail.link).toMatch(/^https:\/\/carta\.example\/auth\/registration-confirmed\?token=[\w-]{43}$/);

    await confirm(mail.token);
    const info = await world.call((await signIn()).token)("user.info", {});
    expect(info).toMatchObject({
      email: SIGN_UP.email,
      name: "Giulia",
      companyName: SIGN_UP.businessName,
      companySize: null,
      currentFiscalYear: 2025,
      fiscalYearByRole: { supplier: [2025] },
      isValidated: false,
      legalTerms: { terms: true, privacy: true, otherPrivacy: true },
      roles: { company_admin: true, service_provider: false, supplier: { read: true, write: true } },
      welcomeMessageSeen: false,
    });
    expect(new Set(info.rights)).toEqual(new Set(["read", "write", "administer"]));
    const company = await world.db.selectFrom("company").selectAll().executeTakeFirstOrThrow();
    expect(company).toMatchObject({ partita_iva: "00743110157", id_type: "partitaIva", is_duns_fake: 0 });
  });

  test("occupies neither the address nor the identifier before it is confirmed", async () => {
    await register(world);
    await register(world, { email: "altra@officine.example" });
    const [first, second] = await world.outbox();
    await confirm(second!.token);
    expect(await refusalOf(confirm(first!.token))).toMatchObject({
      status: 409,
      message: "internal/company_already_exists",
    });
    expect(await world.db.selectFrom("account").select("email").execute()).toEqual([
      { email: "altra@officine.example" },
    ]);
  });

  test("does not let in before it is confirmed, and tells only the right password why", async () => {
    await register(world);
    expect(await refusalOf(signIn())).toMatchObject({ status: 424, message: "embedded/email-not-verified" });
    expect(await refusalOf(signIn(SIGN_UP.email, "Sbagliata2026"))).toMatchObject({
      message: "embedded/invalid-credential",
    });
  });

  test("confirms by its newest link only, with that link's password", async () => {
    await register(world, {}, "Primavera-26");
    await register(world, { partitaIva: "01654010345", identifierConfirmed: true }, "Autunno-2026");
    const [first, second] = await world.outbox();
    expect(await refusalOf(confirm(first!.token))).toMatchObject({
      status: 424,
      message: "embedded/expired-action-code",
    });
    await confirm(second!.token);
    expect(await refusalOf(signIn(SIGN_UP.email, "Primavera-26"))).toMatchObject({ status: 424 });
    expect((await signIn(SIGN_UP.email, "Autunno-2026")).token).toHaveLength(43);
  });

  test("confirms once", async () => {
    await register(world);
    const { token } = await lastMail();
    const outcomes = await Promise.allSettled([confirm(token), confirm(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(confirm(token))).toMatchObject({ message: "embedded/expired-action-code" });
  });

  test("confirms within 24 hours", async () => {
    await register(world);
    const { token } = await lastMail();
    world.clock.advance({ hours: 24 });
    expect(await refusalOf(confirm(token))).toMatchObject({
      status: 424,
      message: "embedded/expired-action-code",
    });
    expect(await refusalOf(confirm("x".repeat(43)))).toMatchObject({
      status: 424,
      message: "embedded/invalid-action-code",
    });
  });

  test.each(["GET", "HEAD"])("is not confirmed by %s", async (method) => {
    await register(world);
    const { token } = await lastMail();
    const address = `https://carta.example/api/identity/v1/confirm-email?token=${token}`;
    const caller = { clientAddress: "192.0.2.9", requestId: "r" };
    expect((await world.handle(new Request(address, { method }), caller)).status).toBe(404);
    await confirm(token);
  });

  test("of an address that has an account answers alike and mails its owner what to do", async () => {
    await world.addPerson({ email: SIGN_UP.email, companyId: await world.addCompany(), name: "Giulia" });
    await register(world, {}, "Autunno-2026");
    const mail = await lastMail();
    expect(mail.headers.Oggetto).toBe("Hai già un accesso a Carta ESG");
    expect(mail.headers.A).toBe("Giulia Rossi <giulia.verdi@officine.example>");
    expect(mail.body).toContain("https://carta.example/auth/password-recovery");
    expect(mail.token).toBe("");
    expect((await signIn()).token).toHaveLength(43);
    expect(await refusalOf(signIn(SIGN_UP.email, "Autunno-2026"))).toMatchObject({
      message: "embedded/invalid-credential",
    });
  });

  test("leaves nothing when it is cancelled", async () => {
    const token = await registrationToken();
    await world.call(token)("identity.cancelSignUp", {});
    expect(await world.db.selectFrom("registration").select("id").execute()).toEqual([]);
    expect(await refusalOf(world.call(token)("user.signUp", { body: SIGN_UP }))).toMatchObject({
      status: 401,
    });
  });

  test("token serves one sign-up and nothing else", async () => {
    const token = await registrationToken();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
    await world.call(token)("user.signUp", { body: SIGN_UP });
    expect(await refusalOf(world.call(token)("user.signUp", { body: SIGN_UP }))).toMatchObject({
      status: 401,
      message: "internal/invalid_user",
    });
    expect(await world.outbox()).toHaveLength(1);
  });

  test("that nobody finishes is forgotten after a day", async () => {
    await registrationToken("mai.finita@officine.example");
    world.clock.advance({ days: 2 });
    await registrationToken();
    expect(await world.db.selectFrom("registration").select("email").execute()).toEqual([
      { email: SIGN_UP.email },
    ]);
  });
});
