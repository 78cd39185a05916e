import { describe, expect, test } from "vitest";
import { nations } from "~/content/nations";
import { looksGenuine } from "~/platform/config/check-digits";

/** Well-formed numbers with a right check digit. */
const GENUINE: Record<string, string> = {
  AT: "ATU13585627",
  BE: "BE0428759497",
  BG: "BG175074752",
  CY: "CY10259033P",
  CZ: "CZ25123891",
  DE: "DE136695976",
  DK: "DK13585628",
  EE: "EE100931558",
  ES: "ESB58378431",
  FI: "FI20774740",
  FR: "FR40303265045",
  GR: "EL094259216",
  HR: "HR33392005961",
  HU: "HU12892312",
  IE: "IE6433435F",
  LT: "LT119511515",
  LU: "LU15027442",
  LV: "LV40003521600",
  MT: "MT11679112",
  NL: "NL004495445B01",
  PL: "PL8567346215",
  PT: "PT501964843",
  RO: "RO18547290",
  SE: "SE123456789701",
  SI: "SI50223054",
  SK: "SK2022749619",
};

const withOtherDigit = (vat: string) =>
  vat.replace(/(?<=^.{5})./, (digit) => String((Number(digit) + 1) % 10));

describe("looksGenuine", () => {
  test.each(Object.entries(GENUINE))(
    "a VAT number of %s passes, with another digit it does not",
    (country, vat) => {
      expect(looksGenuine("vatNumber", vat, country)).toBe(true);
      expect(looksGenuine("vatNumber", withOtherDigit(vat), country)).toBe(false);
      expect(looksGenuine("vatNumber", vat, country === "DE" ? "FR" : "DE")).toBe(false);
    },
  );

  test("every member state but Italy is in the table above", () => {
    const members = nations()
      .filter(({ isEu }) => isEu)
      .map(({ code }) => code);
    expect(new Set([...Object.keys(GENUINE), "IT"])).toEqual(new Set(members));
  });

  test("a partita IVA is checked by its last digit", () => {
    expect(looksGenuine("partitaIva", "00743110157", "IT")).toBe(true);
    expect(looksGenuine("partitaIva", "00743110158", "IT")).toBe(false);
  });

  test("a DUNS number passes, since nothing public checks it", () => {
    expect(looksGenuine("dunsNumber", "123456789", "US")).toBe(true);
  });
});
