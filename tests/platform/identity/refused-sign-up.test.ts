import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeWorld, type World } from "../world";
import { refusalOf, register, SIGN_UP } from "./registering";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const registrationToken = async () =>
  (await world.call()("identity.signUp", { body: { email: SIGN_UP.email } })).token;

describe("a sign-up is refused", () => {
  const none = { partitaIva: undefined };

  test.each([
    [
      "without terms",
      { legalTerms: { ...SIGN_UP.legalTerms, terms: false } },
      "legalTerms.terms consent_required",
    ],
    [
      "without the privacy notice",
      { legalTerms: { ...SIGN_UP.legalTerms, privacy: false } },
      "legalTerms.privacy consent_required",
    ],
    [
      "without the clauses",
      { legalTerms: { ...SIGN_UP.legalTerms, otherPrivacy: false } },
      "legalTerms.otherPrivacy consent_required",
    ],
    ["with an address as a name", { name: "Vai su truffa.example" }, "name link_in_name"],
    ["with a link as company", { businessName: "Paga https://x" }, "businessName link_in_name"],
    ["with a blank name", { name: " \u200b " }, "name mandatory_field"],
    ["without identifier", none, "partitaIva mandatory_field"],
    [
      "with the identifier of another country",
      { ...none, dunsNumber: "123456789" },
      "dunsNumber not_acceptable",
    ],
    ["with two identifiers", { vatNumber: "DE136695976" }, "vatNumber not_acceptable"],
    ["with ten digits", { partitaIva: "0074311015" }, "partitaIva invalid_partita_iva"],
    [
      "with a wrong check digit",
      { partitaIva: "00743110158", identifierConfirmed: false },
      "partitaIva unverified_identifier",
    ],
    ["from nowhere", { country: "QQ" }, "country unknown_choice"],
    ["with another address", { email: "altra@officine.example" }, "email not_acceptable"],
    [
      "with a wrong VAT number",
      { ...none, country: "DE", vatNumber: "DE136695977", identifierConfirmed: false },
      "vatNumber unverified_identifier",
    ],
    [
      "with a short DUNS number",
      { ...none, country: "US", dunsNumber: "12345678" },
      "dunsNumber invalid_duns",
    ],
  ])("%s", async (_, changes, fault) => {
    const token = await registrationToken();
    const refusal = await refusalOf(world.call(token)("user.signUp", { body: { ...SIGN_UP, ...changes } }));
    expect(refusal).toMatchObject({ status: 422, message: "internal/invalid_input" });
    expect(refusal.faults).toContain(fault);
    expect(await world.outbox()).toEqual([]);
    await world.call(token)("user.signUp", { body: SIGN_UP });
  });

  test("when the company is there already, which is said with 409", async () => {
    await world.addCompany({ partitaIva: SIGN_UP.partitaIva });
    expect(await refusalOf(register(world))).toMatchObject({
      status: 409,
      message: "internal/company_already_exists",
    });
  });

  test("but not for a check digit that was declared right", async () => {
    await register(world, { partitaIva: "00743110158", identifierConfirmed: true });
    expect(await world.outbox()).toHaveLength(1);
  });

  test.each([
    ["Corta1a", ["password password_length"]],
    ["tuttominuscole", ["password password_uppercase", "password password_digit"]],
    ["Password1", ["password password_common"]],
    ["Password2026", ["password password_guessable"]],
    ["Azienda2026", ["password password_guessable"]],
    ["CartaEsg2026", ["password password_guessable"]],
    ["Ciao12345", ["password password_guessable"]],
    ["Welcome123", ["password password_common"]],
    ["P@ssw0rd1", ["password password_guessable"]],
    ["Meccaniche26", ["password password_guessable"]],
  ])("with the password %s", async (password, faults) => {
    await register(world);
    const [mail] = await world.outbox();
    const confirm = (chosen: string) =>
      world.call()("identity.confirmEmail", { body: { token: mail!.token, password: chosen } });
    expect(await refusalOf(confirm(password))).toEqual({
      status: 424,
      message: "embedded/password-does-not-meet-requirements",
      faults,
    });
    expect((await confirm("Tre-Gatti7Blu")).token).toHaveLength(43);
  });
});
