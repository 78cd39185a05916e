import { describe, expect, test } from "vitest";
import {
  canSaveTheRest,
  cleanIdentifier,
  identifierError,
  identifierKindFor,
  readWholeAmount,
  REGISTRY_LIMITS,
  registryIssues,
} from "~/domain/company/registry-rules";
import type { IdentifierKind } from "~/domain/company/registry-rules";

describe("identifiers", () => {
  test.each<[IdentifierKind, string, string]>([
    ["partitaIva", "IT 0074 3110 157", "00743110157"],
    ["partitaIva", "it00743110157", "00743110157"],
    ["partitaIva", "007.431.101.57", "00743110157"],
    ["partitaIva", "\u00a000743110157\u200b", "00743110157"],
    ["fiscalCode", "IT00743110157", "00743110157"],
    ["fiscalCode", "rss mra 80a01 h501u", "RSSMRA80A01H501U"],
    ["fiscalCode", "ITLMRA80A01H501U", "ITLMRA80A01H501U"],
    ["vatNumber", "de 136 695.976", "DE136695976"],
    ["dunsNumber", "01-234-5678", "012345678"],
  ])("%s %j is kept as %s", (kind, typed, cleaned) => {
    expect(cleanIdentifier(kind, typed)).toBe(cleaned);
  });

  test.each<[IdentifierKind, string, string | null]>([
    ["partitaIva", "00743110157", null],
    ["partitaIva", "0743110157", "invalid_partita_iva"],
    ["partitaIva", "007431101577", "invalid_partita_iva"],
    ["partitaIva", "0074311015A", "invalid_partita_iva"],
    ["dunsNumber", "012345678", null],
    ["dunsNumber", "12345678", "invalid_duns"],
    ["dunsNumber", "0123456789", "invalid_duns"],
    ["fiscalCode", "RSSMRA80A01H501U", null],
    ["fiscalCode", "123456789", null],
    ["fiscalCode", "12345678", "invalid_fiscal_code"],
    ["fiscalCode", "12345-6789", "invalid_fiscal_code"],
    ["vatNumber", "DE136695976", null],
    ["vatNumber", "ATU12345678", null],
    ["vatNumber", "NL123456789B01", null],
    ["vatNumber", "CY10259033P", null],
    ["vatNumber", "DE123456", null],
    ["vatNumber", "DE12345", "invalid_vat"],
    ["vatNumber", "DE 123456", "invalid_vat"],
    ["vatNumber", "D136695976", "invalid_vat"],
    ["vatNumber", "136695976", "invalid_vat"],
    ["vatNumber", "DE-136695976", "invalid_vat"],
  ])("%s %s: %s", (kind, cleaned, error) => {
    expect(identifierError(kind, cleaned)).toBe(error);
  });

  test.each([
    ["IT", "partitaIva"],
    ["DE", "vatNumber"],
    ["GR", "vatNumber"],
    ["GB", "dunsNumber"],
    ["CH", "dunsNumber"],
    ["SM", "dunsNumber"],
  ])("a company in %s signs up with its %s", (country, kind) => {
    expect(identifierKindFor(country)).toBe(kind);
  });
});

describe("whole amounts", () => {
  test.each<[string, number]>([
    ["0", 0],
    ["-0", 0],
    ["12", 12],
    ["1.234.567", 1_234_567],
    ["€ 8.000.000", 8_000_000],
    ["999999999999999", 999_999_999_999_999],
  ])("%s is %i", (typed, value) => {
    expect(readWholeAmount(typed)).toEqual({ value });
  });

  test.each([
    ["", "only_digits"],
    ["molti", "only_digits"],
    ["12 34", "only_digits"],
    ["10%", "only_digits"],
    ["12,5", "no_decimals"],
    ["1234.56", "no_decimals"],
    ["-1", "only_positive"],
    ["9007199254740993", "too_large"],
  ])("%j is refused: %s", (typed, error) => {
    expect(readWholeAmount(typed)).toEqual({ error });
  });
});

describe("the fields of the registry", () => {
  type Path = Parameters<typeof registryIssues>[0];

  test.each<[Path, string, string | null]>([
    ["businessName", "", "mandatory_field"],
    ["businessName", "Prova S.r.l.", null],
    ["city", "", null],
    ["city", "x".repeat(100), null],
    ["partitaIva", "123", "invalid_partita_iva"],
    ["fiscalCode", "", null],
    ["annualTurnover", "tanto", "only_digits"],
    ["workforce", "2,5", "no_decimals"],
    ["numberOfEmployees", "-3", "only_positive"],
    ["numberOfEmployees", "", null],
  ])("%s %j: %s", (path, value, code) => {
    expect(registryIssues(path, value)).toEqual(code === null ? [] : [{ path, code }]);
  });

  test.each(Object.entries(REGISTRY_LIMITS) as [Path, number][])("%s holds %i characters", (path, max) => {
    expect(registryIssues(path, "x".repeat(max))).toEqual([]);
    expect(registryIssues(path, "x".repeat(max + 1))).toEqual([
      { path, code: "too_long", params: { max: String(max) } },
    ]);
  });

  test("with issues in people at work, employees or turnover alone let the rest be saved", () => {
    const amounts = [
      ...registryIssues("annualTurnover", "tanto"),
      ...registryIssues("workforce", "2,5"),
      ...registryIssues("numberOfEmployees", "-3"),
    ];
    expect(canSaveTheRest(amounts)).toBe(true);
    expect(canSaveTheRest([...amounts, ...registryIssues("businessName", "")])).toBe(false);
  });
});
