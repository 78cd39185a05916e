import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { completeRegistry } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

type Update = Partial<CallInput<"registry.updateCompany">["body"]>;

const PARTITA_IVA = "09999010177";

let world: World;
let companyId: string;
let admin: Call;

beforeEach(
  async () =>
    void ({ world, companyId, admin } = await makeCompany({
      partitaIva: PARTITA_IVA,
      colleagues: ["carla"],
    })),
);

afterEach(() => world.close());

const company = () => admin("registry.company", {});
const draftRevision = async () => (await admin("survey.overview", { query: {} })).revision;

async function update(fields: Update, revision?: number) {
  const body = { visibilities: [], revision: revision ?? (await company()).revision, ...fields };
  const { company: saved, refused } = await admin("registry.updateCompany", { body });
  if (!saved) throw new Error("The answer has no company");
  return { company: saved, refused };
}

describe("the registry", () => {
  test("keeps what is given, transliterated and cleaned", async () => {
    const { company: saved, refused } = await update({
      businessName: "  Officine  “Rossi” – S.r.l. ",
      address: "Via dell’Artigianato 12",
      city: "Lumezzane",
      province: "bs",
      link: "officine-rossi.it",
      fiscalCode: "IT 09999.010.177",
      annualTurnover: "6.420.000",
      numberOfEmployees: "38",
      sector: "25",
      action: "25.53",
      secondaryReferenceSector: "33",
      workingStates: ["IT", "de", "IT"],
      contacts: [
        {
          role: "top-management-role",
          name: "Zoë",
          surname: "D’Amico",
          email: "z@rossi.it",
          phone: "030 123",
        },
      ],
    });
    expect(refused).toEqual([]);
    expect(saved).toMatchObject({
      id: companyId,
      businessName: 'Officine "Rossi" - S.r.l.',
      country: "IT",
      idType: "partitaIva",
      address: "Via dell'Artigianato 12",
      city: "Lumezzane",
      province: "BS",
      link: "https://officine-rossi.it",
      fiscalCode: PARTITA_IVA,
      annualTurnover: 6420000,
      numberOfEmployees: 38,
      companySize: "small",
      companySizeProposed: true,
      naceData: { macrosector: "C", sector: "25", action: "25.53" },
      secondaryReferenceSector: "33",
      workingStates: ["IT", "DE"],
      contacts: [
        {
          role: "top-management-role",
          name: "Zoë",
          surname: "D'Amico",
          email: "z@rossi.it",
          phone: "030 123",
        },
      ],
      revision: 2,
    });
    expect(await company()).toMatchObject(saved);
  });

  test("lets the proposed size be corrected and taken back", async () => {
    await completeRegistry(admin);
    expect((await update({ companySize: "large" })).company).toMatchObject({
      companySize: "large",
      companySizeProposed: false,
    });
    expect((await update({ companySize: "" })).company.companySize).toBe("medium");
  });

  test("refuses employees or turnover alone and saves the rest", async () => {
    const { company: saved, refused } = await update({
      city: "Brescia",
      workforce: "3,5",
      numberOfEmployees: "trenta",
      annualTurnover: "-5",
    });
    expect(refused).toEqual([
      { path: "workforce", code: "no_decimals" },
      { path: "numberOfEmployees", code: "only_digits" },
      { path: "annualTurnover", code: "only_positive" },
    ]);
    const figures = { workforce: null, numberOfEmployees: null, annualTurnover: null };
    expect(saved).toMatchObject({ city: "Brescia", ...figures });
  });

  test("keeps a figure that was there when the new one is refused, and clears it on blank", async () => {
    await update({ numberOfEmployees: "38" });
    expect((await update({ numberOfEmployees: "3,5" })).company.numberOfEmployees).toBe(38);
    expect((await update({ numberOfEmployees: " " })).company.numberOfEmployees).toBeNull();
  });

  test("holds a turnover beyond 2^31 exactly", async () => {
    await update({ annualTurnover: "123.456.789.012.345" });
    expect((await company()).annualTurnover).toBe(123456789012345);
  });

  test.each<[string, Update]>([
    ["the name", { businessName: "Officine Bianchi S.r.l." }],
    ["the country and with it the identifier", { country: "DE", vatNumber: "DE136695976" }],
    ["the identifier", { partitaIva: "09999020176" }],
    ["the sector", { sector: "25" }],
    ["the employees", { numberOfEmployees: "9" }],
    ["the people at work", { workforce: "9" }],
    ["the turnover", { annualTurnover: "1000" }],
    ["the size", { companySize: "large" }],
  ])("raises the draft's revision with %s, which a card says", async (_, fields) => {
    await update(fields);
    expect(await draftRevision()).toBe(1);
  });

  test("keeps a contact of each of the three roles", async () => {
    const roles = ["top-management-role", "supply-chain-role", "sustainability-ref-role"] as const;
    const contact = { name: "Ada", surname: "Neri", email: "ada@rossi.it", phone: null };
    const { company: saved } = await update({ contacts: roles.map((role) => ({ role, ...contact })) });
    expect(saved.contacts.map(({ role }) => role)).toEqual(roles);
  });

  test("leaves the draft's revision alone where a card says nothing of it", async () => {
    await update({ city: "Brescia", link: "rossi.it", description: "Torneria", workingStates: ["IT"] });
    expect(await draftRevision()).toBe(0);
  });

  test("says everything that is wrong at once, the figures too", async () => {
    await expect(update({ businessName: " ", numberOfEmployees: "tanti" })).rejects.toMatchObject({
      status: 422,
      errors: [
        { path: "businessName", code: "mandatory_field" },
        { path: "numberOfEmployees", code: "only_digits" },
      ],
    });
  });
});

describe("two people", () => {
  test("saving on an older revision are told, and nothing is overwritten", async () => {
    await update({ city: "Brescia" }, 1);
    await expect(update({ city: "Bergamo" }, 1)).rejects.toMatchObject({
      errors: [{ path: "", code: "conflict", params: { by: "Anna Rossi", at: expect.any(String) } }],
      status: 409,
      message: "internal/conflict",
    });
    expect((await company()).city).toBe("Brescia");
  });

  test("or a double click with the same values change it once", async () => {
    await Promise.all([update({ city: "Brescia" }, 1), update({ city: "Brescia" }, 1)]);
    expect(await company()).toMatchObject({ city: "Brescia", revision: 2 });
  });

  test("are not needed: whoever may only read changes nothing", async () => {
    const reader = await world.as("c@prova.example");
    const body = { revision: 1, visibilities: [], city: "Brescia" };
    await expect(reader("registry.updateCompany", { body })).rejects.toMatchObject({ status: 403 });
  });
});

const phone = (number: string): Update => ({
  contacts: [{ role: "supply-chain-role", name: "A", surname: "B", email: "b@b.it", phone: number }],
});

describe("what is refused", () => {
  test.each<[string, Update, { path: string; code: string }]>([
    ["a blank name", { businessName: " 🙂 " }, { path: "businessName", code: "mandatory_field" }],
    ["an unknown country", { country: "ZZ" }, { path: "country", code: "unknown_choice" }],
    ["an unknown province", { province: "ZZ" }, { path: "province", code: "unknown_choice" }],
    ["an unknown sector", { sector: "04" }, { path: "sector", code: "unknown_choice" }],
    [
      "an action of another sector",
      { sector: "25", action: "62.10" },
      { path: "action", code: "action_of_other_sector" },
    ],
    ["an action without a sector", { action: "62.10" }, { path: "action", code: "action_of_other_sector" }],
    ["an unknown action", { sector: "25", action: "25.00" }, { path: "action", code: "unknown_choice" }],
    [
      "an unknown second sector",
      { secondaryReferenceSector: "04" },
      { path: "secondaryReferenceSector", code: "unknown_choice" },
    ],
    [
      "an unknown working country",
      { workingStates: ["IT", "QQ"] },
      { path: "workingStates", code: "unknown_choice" },
    ],
    [
      "a partita IVA of ten digits",
      { partitaIva: "0999901017" },
      { path: "partitaIva", code: "invalid_partita_iva" },
    ],
    ["no partita IVA", { partitaIva: "" }, { path: "partitaIva", code: "mandatory_field" }],
    [
      "a wrong check digit",
      { partitaIva: "09999010178", identifierConfirmed: false },
      { path: "partitaIva", code: "unverified_identifier" },
    ],
    [
      "a tax code's check digit",
      { fiscalCode: "09999010178", identifierConfirmed: false },
      { path: "fiscalCode", code: "unverified_identifier" },
    ],
    ["a short tax code", { fiscalCode: "AB12" }, { path: "fiscalCode", code: "invalid_fiscal_code" }],
    ["a link to a script", { link: "javascript:alert(1)" }, { path: "link", code: "not_acceptable" }],
    ["a link to another scheme", { link: "ftp://rossi.it" }, { path: "link", code: "not_acceptable" }],
    ["a link with a password", { link: "https://a:b@rossi.it" }, { path: "link", code: "not_acceptable" }],
    [
      "a link with slashes before its host",
      { link: "https:////rossi.it" },
      { path: "link", code: "not_acceptable" },
    ],
    ["a link with a backslash", { link: "https://\\rossi.it" }, { path: "link", code: "not_acceptable" }],
    ["a link with three slashes", { link: "///rossi.it" }, { path: "link", code: "not_acceptable" }],
    ["a second identifier", { vatNumber: "DE136695976" }, { path: "vatNumber", code: "not_acceptable" }],
    ["a telephone number without digits", phone("abc"), { path: "contacts.0.phone", code: "invalid_phone" }],
    ["one of five digits", phone("12-345"), { path: "contacts.0.phone", code: "invalid_phone" }],
    ["one with a letter", phone("030 123456 int. B"), { path: "contacts.0.phone", code: "invalid_phone" }],
    ["a link without a host", { link: "https://rossi" }, { path: "link", code: "not_acceptable" }],
    ["an address too long", { address: "a".repeat(201) }, { path: "address", code: "too_long" }],
    [
      "a contact without a name",
      { contacts: [{ role: "supply-chain-role", name: "🙂", surname: "B", email: "b@b.it", phone: null }] },
      { path: "contacts.0.name", code: "mandatory_field" },
    ],
    [
      "a contact of a fourth role",
      {
        contacts: [
          {
            role: "legal-role" as "supply-chain-role",
            name: "A",
            surname: "B",
            email: "b@b.it",
            phone: null,
          },
        ],
      },
      { path: "contacts.0.role", code: "not_acceptable" },
    ],
    ["a blank country", { country: "" }, { path: "country", code: "mandatory_field" }],
  ])("%s", async (_what, fields, fault) => {
    const before = await company();
    await expect(update({ city: "Brescia", ...fields })).rejects.toMatchObject({
      status: 422,
      errors: [fault],
    });
    expect(await company()).toEqual(before);
  });

  test("another company's identifier", async () => {
    await world.addCompany({ partitaIva: "09999020176" });
    await expect(update({ partitaIva: "09999020176" })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "partitaIva", code: "company_exists" }],
    });
  });
});

test.each(["+39 (030) 12.34-56", "030123", "\uff10\uff13\uff10 123456"])(
  "the telephone number %s is kept",
  async (number) => {
    const { company: saved } = await update(phone(number));
    expect(saved.contacts[0]?.phone).toBe(number.normalize("NFKC"));
  },
);

test("a link written without its scheme gets it, with or without slashes", async () => {
  for (const link of ["rossi.it/chi-siamo", "//rossi.it/chi-siamo"])
    expect((await update({ link })).company.link).toBe("https://rossi.it/chi-siamo");
});

describe("fault 24: identifiers", () => {
  test("are one: moving to another country and back leaves none of the others", async () => {
    const { company: french } = await update({ country: "FR", vatNumber: "FR40303265045" });
    expect(french).toMatchObject({ partitaIva: null, vatNumber: "FR40303265045" });
    const { company: swiss } = await update({ country: "CH" });
    expect(swiss).toMatchObject({ vatNumber: null, isDunsNumberFake: true });
    const { company: italian } = await update({ country: "IT", partitaIva: PARTITA_IVA });
    expect(italian).toMatchObject({
      partitaIva: PARTITA_IVA,
      vatNumber: null,
      dunsNumber: null,
      isDunsNumberFake: false,
    });
  });

  test.each(["00488410010", "IT00488410010", "it 00488 410 010", " 00488.410.010 "])(
    "keep their leading zeros, and lose spaces, dots and the prefix: %j",
    async (typed) => {
      const { company: saved } = await update({ partitaIva: typed, fiscalCode: typed });
      expect(saved).toMatchObject({ partitaIva: "00488410010", fiscalCode: "00488410010" });
    },
  );

  test("are read in full-width digits like numbers", async () => {
    const wide = [..."09999020176"]
      .map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      .join("");
    expect((await update({ partitaIva: wide })).company.partitaIva).toBe("09999020176");
  });

  test("with a wrong check digit are kept after «è corretto», and not asked about again", async () => {
    await update({ partitaIva: "09999010178", fiscalCode: "09999010178", identifierConfirmed: true });
    const { company: saved } = await update({
      partitaIva: "09999010178",
      fiscalCode: "09999010178",
      city: "Brescia",
    });
    expect(saved).toMatchObject({ partitaIva: "09999010178", fiscalCode: "09999010178", city: "Brescia" });
  });

  test("with a wrong check digit are taken by the rules of the specification where it alone is sent", async () => {
    const { company: saved } = await update({ partitaIva: "09999010178", fiscalCode: "09999010178" });
    expect(saved).toMatchObject({ partitaIva: "09999010178", fiscalCode: "09999010178" });
    await expect(update({ partitaIva: "0999901017" })).rejects.toMatchObject({
      errors: [{ path: "partitaIva", code: "invalid_partita_iva" }],
    });
  });

  test("of another country's format are kept after «è corretto», from two letters and six digits on", async () => {
    const german = (vatNumber: string, identifierConfirmed: boolean) =>
      update({ country: "DE", vatNumber, identifierConfirmed });
    await expect(german("DE123456", false)).rejects.toMatchObject({
      errors: [{ path: "vatNumber", code: "unverified_identifier" }],
    });
    await expect(german("DE12345", true)).rejects.toMatchObject({
      errors: [{ path: "vatNumber", code: "invalid_vat" }],
    });
    expect((await german("DE123456", true)).company.vatNumber).toBe("DE123456");
  });

  test("change their kind with the country, which also removes the province", async () => {
    await update({ province: "BS" });
    await expect(update({ country: "DE" })).rejects.toMatchObject({
      errors: [{ path: "vatNumber", code: "mandatory_field" }],
    });
    const { company: saved } = await update({ country: "DE", vatNumber: "DE 136 695 976" });
    expect(saved).toMatchObject({
      country: "DE",
      idType: "vatNumber",
      vatNumber: "DE136695976",
      province: null,
    });
  });

  test("absent outside the European Union get a marked placeholder, replaced by the real number", async () => {
    const { company: saved } = await update({ country: "CH" });
    expect(saved).toMatchObject({ idType: "dunsNumber", isDunsNumberFake: true });
    expect(saved.dunsNumber).toMatch(/^00\d{7}$/);
    expect((await update({ city: "Lugano" })).company.dunsNumber).toBe(saved.dunsNumber);
    const { company: real } = await update({ dunsNumber: "48-100-1234" });
    expect(real).toMatchObject({ dunsNumber: "481001234", isDunsNumberFake: false });
  });
});

describe("sectors", () => {
  test("take their action away when they change", async () => {
    await update({ sector: "25", action: "25.53" });
    expect((await update({ sector: "62" })).company.naceData).toEqual({
      macrosector: "K",
      sector: "62",
      action: null,
    });
    expect((await update({ sector: "" })).company.naceData).toBeNull();
  });

  test("are offered by section, actions by sector", async () => {
    const nace = (query: CallInput<"registry.naceDropdown">["query"]) =>
      admin("registry.naceDropdown", { query });
    expect(await nace({ key_filter: "M" })).toEqual([
      { key: "68", label: expect.any(String) as string, group: "Immobili", parent: "M" },
    ]);
    expect((await nace({})).length).toBeGreaterThan(80);
    const actions = await nace({ tipology: "nace_actions", key_filter: "62" });
    expect(actions.map(({ key }) => key)).toContain("62.10");
    expect(actions.every(({ key }) => key.startsWith("62."))).toBe(true);
  });
});
