import { afterEach, describe, expect, test } from "vitest";
import { provinces } from "~/content/provinces";
import { vatOffices } from "~/content/vat-offices";
import { askRegister } from "~/platform/registry/company-register";
import { makeCompany } from "../company";
import type { World } from "../world";
import { answering, KNOWN, type RegisterStandIn, startRegister } from "./register-stand-in";

let world: World | undefined;
let register: RegisterStandIn | undefined;
afterEach(async () => {
  await world?.close();
  await register?.stop();
  [world, register] = [undefined, undefined];
});

/** A company with nothing but its partita IVA, and a register that answers so. */
async function companyOf(partitaIva: string, answer?: Parameters<typeof startRegister>[0]) {
  register = answer && (await startRegister(answer));
  const made = await makeCompany({}, { settings: { companyRegisterUrl: register?.url ?? null } });
  world = made.world;
  const bare = { address: null, city: null, province: null, sector: null, macrosector: null };
  await world.db
    .updateTable("company")
    .set({ country: "IT", id_type: "partitaIva", partita_iva: partitaIva, business_name: "Rossi", ...bare })
    .execute();
  return made.admin;
}

const BRESCIA = "01234560173";
const MILAN_BY_ITS_SECOND_OFFICE = "08973230967";

describe("the office of a partita IVA", () => {
  test("proposes its province, and says by which digits", async () => {
    const admin = await companyOf(BRESCIA);
    expect(await admin("registry.proposedFacts", {})).toEqual({
      facts: [{ field: "province", value: "BS", source: "vat_office", detail: "017" }],
      register: "none",
    });
  });

  test.each([
    ["of a second office, which is not numbered by province", MILAN_BY_ITS_SECOND_OFFICE],
    ["of a province that was divided since", "00743110157"],
    ["with a wrong check digit", "01234560170"],
  ])("proposes nothing for a number %s", async (_, partitaIva) => {
    const admin = await companyOf(partitaIva);
    expect((await admin("registry.proposedFacts", {})).facts).toEqual([]);
  });

  test("proposes nothing that the company has given", async () => {
    const admin = await companyOf(BRESCIA);
    const { revision } = await admin("registry.company", {});
    await admin("registry.updateCompany", { body: { revision, visibilities: [], province: "CR" } });
    expect((await admin("registry.proposedFacts", {})).facts).toEqual([]);
  });

  test("is one of the provinces of today, by three digits", () => {
    const codes = new Set(provinces.map(({ code }) => code));
    for (const [office, province] of Object.entries(vatOffices)) {
      expect(office).toMatch(/^0\d\d$/);
      expect(codes).toContain(province);
    }
  });
});

describe("the register of companies", () => {
  test("proposes name, address and sector with its own name, before the office of the number", async () => {
    const admin = await companyOf(BRESCIA, answering({ ...KNOWN, province: "bg" }));
    const { facts, register: state } = await admin("registry.proposedFacts", {});
    expect(state).toBe("found");
    expect(facts.map(({ field, value }) => [field, value])).toEqual([
      ["businessName", "FALEGNAMERIA ROSSI S.R.L."],
      ["address", "Via delle Querce 12"],
      ["city", "Brescia"],
      ["province", "BG"],
      ["sector", "31"],
    ]);
    expect(new Set(facts.map(({ source, detail }) => `${source} ${detail}`))).toEqual(
      new Set(["register Registro di prova"]),
    );
    expect(register?.asked).toEqual([`/api/companies/${BRESCIA}`]);
  });

  test("proposes only what the registry could store", async () => {
    const wrong = { address: "x".repeat(201), city: 7, province: "ZZ", ateco: "00.1", name: "  " };
    const admin = await companyOf(BRESCIA, answering({ ...KNOWN, ...wrong }));
    expect((await admin("registry.proposedFacts", {})).facts).toEqual([
      { field: "province", value: "BS", source: "vat_office", detail: "017" },
    ]);
  });

  test("stores nothing", async () => {
    const admin = await companyOf(BRESCIA, answering());
    const before = await admin("registry.company", {});
    await admin("registry.proposedFacts", {});
    expect(await admin("registry.company", {})).toEqual(before);
  });

  test("is not asked about a company that has given all of it", async () => {
    const admin = await companyOf(BRESCIA, answering());
    const { revision } = await admin("registry.company", {});
    const given = { address: "Via Roma 1", city: "Crema", province: "CR", sector: "25" };
    await admin("registry.updateCompany", { body: { revision, visibilities: [], ...given } });
    expect(await admin("registry.proposedFacts", {})).toEqual({ facts: [], register: "none" });
    expect(register?.asked).toEqual([]);
  });

  test("may not know a company", async () => {
    const admin = await companyOf(BRESCIA, answering({}, 404));
    expect(await admin("registry.proposedFacts", {})).toMatchObject({ register: "unknown" });
  });

  const UNUSABLE: [string, Parameters<typeof startRegister>[0]][] = [
    ["an error", answering({}, 500)],
    ["what is no JSON", (_, response) => void response.end("<html>")],
    ["JSON of another kind", answering([1, 2])],
    ["another company", answering({ ...KNOWN, partitaIva: "00743110157" })],
    ["no name of its own", answering({ ...KNOWN, source: "" })],
    [
      "a redirect",
      (request, response) => {
        response.writeHead(302, { Location: `${request.url}/elsewhere` }).end();
      },
    ],
    ["too much", answering({ ...KNOWN, more: "x".repeat(70_000) })],
    ["a cut connection", (request) => void request.socket.destroy()],
  ];

  test.each(UNUSABLE)("that answers %s is out of reach, and the office still proposes", async (_, answer) => {
    const admin = await companyOf(BRESCIA, answer);
    expect(await admin("registry.proposedFacts", {})).toEqual({
      facts: [{ field: "province", value: "BS", source: "vat_office", detail: "017" }],
      register: "out_of_reach",
    });
    expect(register?.asked).toHaveLength(1);
  });

  test("that does not answer is out of reach after the deadline", async () => {
    register = await startRegister(() => undefined);
    expect(await askRegister(register.url, BRESCIA, { deadline: 50 })).toEqual({
      register: "out_of_reach",
      company: null,
    });
  });
});
