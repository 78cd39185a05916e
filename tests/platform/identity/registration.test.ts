import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../residents";
import { makeWorld, type World } from "../world";
import { refusalOf, register, SIGN_UP } from "./registering";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const signIn = (email = SIGN_UP.email, password = PASSWORD) =>
  world.call()("identity.signIn", { body: { email, password } });
const confirm = (token: string, password = PASSWORD) =>
  world.call()("identity.confirmEmail", { body: { token, password } });
const lastMail = async () => (await world.outbox()).at(-1)!;
const registrationToken = async (email = SIGN_UP.email) =>
  (await world.call()("identity.signUp", { body: { email } })).token;

describe("a registration", () => {
  test("becomes company, account and administrator when its link is confirmed", async () => {
    await register(world, { email: "Giulia.Verdi@Officine.example", partitaIva: "IT 007 431.101 57" });
    const mail = await lastMail();
    expect(mail.headers.A).toBe("giulia.verdi@officine.example");
    expect(mail.headers.Oggetto).toBe("Conferma il tuo indirizzo per Carta ESG");
    expect(mail.body).toContain(SIGN_UP.businessName);
    expect(mail.link).toMatch(/^https:\/\/carta\.example\/auth\/registration-confirmed\?token=[\w-]{43}$/);

    const { token } = await confirm(mail.token);
    const info = await world.call(token)("user.info", {});
    expect((await signIn()).token).toHaveLength(43);
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

  test.each([
    ["2026-12-31T22:30:00.000Z", "2026-12-31T22:59:59.999Z", 2025],
    ["2026-12-31T22:30:00.000Z", "2026-12-31T23:00:00.000Z", 2026],
    ["2026-12-31T23:30:00.000Z", "2026-12-31T23:59:59.999Z", 2026],
  ])(
    "of %s, confirmed at %s, begins with %i, the last year that is closed in Rome",
    async (at, then, year) => {
      world.clock.set(at);
      await register(world);
      const { token } = await lastMail();
      world.clock.set(then);
      const confirmed = await confirm(token);
      expect(await world.call(confirmed.token)("user.info", {})).toMatchObject({
        currentFiscalYear: year,
        fiscalYearByRole: { supplier: [year] },
      });
    },
  );

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

  test("does not let in before it is confirmed", async () => {
    await register(world);
    expect(await refusalOf(signIn())).toMatchObject({ status: 424, message: "embedded/invalid-credential" });
  });

  test("shows what its link would confirm, and stays as it is", async () => {
    await register(world);
    const { token } = await lastMail();
    const pending = await world.call()("identity.pendingRegistration", { body: { token } });
    expect(pending).toEqual({
      email: SIGN_UP.email,
      name: "Giulia",
      surname: "Verdi",
      businessName: SIGN_UP.businessName,
      country: "IT",
      identifier: "00743110157",
    });
    await confirm(token);
  });

  // A4: at 38381c5 the stranger's registration replaced the owner's, and its link opened with the stranger's password.
  test("is not replaced by a second one of the address, whose sender chooses no password", async () => {
    await register(world);
    await register(world, { businessName: "Ladri S.r.l.", name: "Ugo", partitaIva: "01654010345", identifierConfirmed: true }, "198.51.100.1"); // prettier-ignore
    const [first, second] = await world.outbox();
    expect(second!.headers).toMatchObject({
      A: SIGN_UP.email,
      Oggetto: "Qualcuno ha chiesto di nuovo di registrarsi a Carta ESG",
    });
    expect(second!.body).toContain(SIGN_UP.businessName);
    expect(second!.body).not.toContain("Ladri");
    expect(await refusalOf(confirm(first!.token))).toMatchObject({
      status: 424,
      message: "embedded/expired-action-code",
    });
    const { token } = await confirm(second!.token, "Tre-Gatti7Blu");
    expect(await world.call(token)("user.info", {})).toMatchObject({
      name: "Giulia",
      companyName: SIGN_UP.businessName,
    });
    expect((await signIn(SIGN_UP.email, "Tre-Gatti7Blu")).token).toHaveLength(43);
  });

  test("that a stranger began can be declined by the owner of the address, who then begins anew", async () => {
    await register(world, { businessName: "Ladri S.r.l." }, "198.51.100.1");
    await register(world);
    const { token } = await lastMail();
    await world.call()("identity.declineRegistration", { body: { token } });
    expect(await refusalOf(confirm(token))).toMatchObject({ message: "embedded/expired-action-code" });
    expect(await world.db.selectFrom("registration").select("id").execute()).toEqual([]);
    await register(world);
    expect((await lastMail()).body).toContain(SIGN_UP.businessName);
    await confirm((await lastMail()).token);
  });

  // A16: at 38381c5 an address got ten mails in a quarter of an hour, each with 200 characters of the sender's choice.
  test("mails an address five times a day, and answers as ever", async () => {
    for (let i = 0; i < 9; i++) await register(world, {}, `192.0.2.${i}`);
    expect(await world.outbox()).toHaveLength(5);
    await confirm((await lastMail()).token);
  });

  test("names nobody in its mails before the address is confirmed, and a long name only in part", async () => {
    const long = "Impresa ".repeat(20).trim();
    await register(world, { businessName: long, name: "Premio", surname: "Vinto" });
    const { headers, body } = await lastMail();
    expect(headers.A).toBe(SIGN_UP.email);
    expect(body).not.toContain("Premio");
    expect(body).toContain(`«${long.slice(0, 80)}…»`);
  });

  test("confirms once", async () => {
    await register(world);
    const { token } = await lastMail();
    const outcomes = await Promise.allSettled([confirm(token), confirm(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(confirm(token))).toMatchObject({ message: "embedded/expired-action-code" });
  });

  test("confirms within 24 hours, to the last millisecond", async () => {
    await register(world, { email: "altra@officine.example", partitaIva: "00488410010" });
    const earlier = await lastMail();
    await register(world);
    const { token } = await lastMail();
    world.clock.set("2026-03-11T08:59:59.999Z");
    expect((await confirm(earlier.token)).token).toHaveLength(43);
    world.clock.set("2026-03-11T09:00:00.000Z");
    expect(await refusalOf(confirm(token))).toMatchObject({
      status: 424,
      message: "embedded/expired-action-code",
    });
    expect(await refusalOf(confirm("x".repeat(43)))).toMatchObject({
      status: 424,
      message: "embedded/invalid-action-code",
    });
  });

  test.each(["GET", "HEAD"])("is not confirmed by %s (fault 31)", async (method) => {
    await register(world);
    const { token } = await lastMail();
    const address = `https://carta.example/api/identity/v1/confirm-email?token=${token}`;
    const caller = { clientAddress: "192.0.2.9", requestId: "r" };
    expect((await world.handle(new Request(address, { method }), caller)).status).toBe(404);
    await confirm(token);
  });

  test("of an address that has an account answers alike and mails its owner what to do (fault 39)", async () => {
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
