import { describe, expect, test } from "vitest";
import { xbrlJson } from "~/domain/vsme/xbrl-json";
import { demoAnswers, ENTITY, factsOf, MORE } from "../../platform/vsme/company";

const report = xbrlJson(factsOf({ ...demoAnswers(), ...MORE }), ENTITY);
const facts = Object.entries(report.facts);
const { namespaces } = report.documentInfo;

describe("the rules of xBRL-JSON 1.0", () => {
  test("the document says its type, and holds nothing but what the rules name", () => {
    expect(Object.keys(report).sort()).toEqual(["documentInfo", "facts"]);
    expect(report.documentInfo.documentType).toBe("https://xbrl.org/2021/xbrl-json");
    expect(Object.keys(report.documentInfo).sort()).toEqual(["documentType", "namespaces", "taxonomy"]);
    expect(report.documentInfo.taxonomy).toEqual([
      "https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd",
    ]);
  });

  test("every prefix in use is bound, no bound prefix is without use, and reserved ones keep their address", () => {
    const used = new Set(
      facts.flatMap(([, { dimensions }]) =>
        Object.entries(dimensions)
          .flatMap(([name, value]) => [name, ...(name === "period" ? [] : value.split("/"))])
          .flatMap((name) => /^([A-Za-z]\w*):/.exec(name)?.[1] ?? []),
      ),
    );
    expect(Object.keys(namespaces).sort()).toEqual([...used].sort());
    expect(namespaces["iso4217"]).toBe("http://www.xbrl.org/2003/iso4217");
    expect(namespaces["utr"]).toBe("http://www.xbrl.org/2009/utr");
  });

  test("every fact has a value as text, a concept, an entity and a period", () => {
    for (const [id, { value, dimensions }] of facts) {
      expect(id).toMatch(/^f\d+$/);
      expect(typeof value).toBe("string");
      expect(dimensions["concept"]).toMatch(/^vsme:[A-Z]\w*$/);
      expect(dimensions["entity"]).toBe("scheme:123456789");
      expect(dimensions["period"]).toMatch(
        /^(2025-01-01T00:00:00\/)?2026-01-01T00:00:00$|^2022-01-01T00:00:00\/2023-01-01T00:00:00$|^2030-01-01T00:00:00\/2031-01-01T00:00:00$/,
      );
    }
  });

  test("numbers have decimals, and a unit unless they are pure; nothing else has either", () => {
    for (const [, { value, decimals, dimensions }] of facts) {
      if (decimals === undefined) expect(dimensions["unit"]).toBeUndefined();
      else {
        expect(Number.isInteger(decimals)).toBe(true);
        expect(value).toMatch(/^-?\d+(\.\d+)?$/);
        expect(dimensions["unit"]).not.toBe("xbrli:pure");
      }
    }
    expect(
      facts.some(([, { decimals, dimensions }]) => decimals === 2 && dimensions["unit"] === undefined),
    ).toBe(true);
    expect(facts.some(([, { dimensions }]) => dimensions["unit"] === "utr:tCO2e/iso4217:EUR")).toBe(true);
  });

  test("texts have a language in lower case; members, numbers and truths have none", () => {
    const languages = new Set(facts.map(([, { dimensions }]) => dimensions["language"]));
    expect(languages).toEqual(new Set([undefined, "it"]));
    for (const [, { value, dimensions }] of facts) {
      if (/^(true|false)$/.test(value) || value.startsWith("https://xbrl"))
        expect(dimensions["language"]).toBeUndefined();
    }
  });

  test("sets of members are in order, each with its address", () => {
    const sets = facts
      .map(([, { value }]) => value)
      .filter((value) => value.startsWith("https://xbrl") && value.includes(" "));
    for (const set of sets) expect(set.split(" ")).toEqual(set.split(" ").sort());
    expect(
      facts.some(([, { value }]) => value === "https://xbrl.efrag.org/taxonomy/nace/2026-05-01#NACE_C2511"),
    ).toBe(true);
  });

  test("no two facts have the same dimensions", () => {
    const keys = facts.map(([, { dimensions }]) => JSON.stringify(Object.entries(dimensions).sort()));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
