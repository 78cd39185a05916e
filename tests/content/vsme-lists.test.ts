import { describe, expect, test } from "vitest";
import { pollutants } from "~/content/standards/vsme/pollutants";
import { ruledTables } from "~/content/standards/vsme/ruled-tables";
import { wasteMembers } from "~/content/standards/vsme/wastes";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { nameAndSymbol, substanceKey, substanceMember } from "~/domain/vsme/substances";
import { wasteCode, wasteMember } from "~/domain/vsme/wastes";

const rule = ruledTables.map(({ by }) => by).find((by) => by?.kind === "pollutants");
const members = rule?.kind === "pollutants" ? rule.members : {};

describe("the European list of waste", () => {
  test("has its 842 codes, 408 of them hazardous, and no code twice", () => {
    const all = Object.values(wasteMembers);
    expect(all).toHaveLength(842);
    expect(all.filter((member) => /^waste:W-\d{6}-Hazardous-/.test(member))).toHaveLength(408);
    expect(new Set(all).size).toBe(842);
  });

  test.each([
    ["15 01 01", "15 01 01"],
    ["150101", "15 01 01"],
    ["16 08 06*", "16 08 06*"],
    ["160806", "16 08 06*"],
    ["15 01 01*", null],
    ["99 99 99", null],
    ["15 01", null],
    ["__proto__", null],
  ])("reads %s as %s", (written, code) => {
    const member = wasteMember(written, wasteMembers);
    expect(member === null ? null : wasteCode(member)).toBe(code);
  });
});

describe("the substances of the register of releases", () => {
  test("are 94, and no name means two of them", () => {
    expect(pollutants).toHaveLength(94);
    const meant = new Map<string, string>();
    for (const { member, template, name, also } of pollutants) {
      for (const written of [template, name, ...also]) {
        const found = substanceMember(written, members);
        expect([written, found]).toEqual([written, `vsme:${member}Member`]);
        const parts = nameAndSymbol(written);
        for (const one of [written, ...(parts ? [parts.name] : [])]) {
          const before = meant.get(substanceKey(one)) ?? member;
          expect([one, before]).toEqual([one, member]);
          meant.set(substanceKey(one), member);
        }
      }
    }
  });

  test.each([
    ["ossidi di azoto (NOx)", "NitrogenOxidesNOxNO2"],
    ["Ossidi d’azoto", "NitrogenOxidesNOxNO2"],
    ["NOₓ", "NitrogenOxidesNOxNO2"],
    ["ossidi di zolfo (SOx)", "SulphurOxidesSOxSO2"],
    ["NH3", "AmmoniaNH3"],
    ["Polveri totali", "ParticulateMatterPM"],
    ["Zinc and compounds (Zn)", "ZincAndCompoundsZn"],
    ["piombo", "LeadAndCompoundsPb"],
    // What contradicts itself, or is a part of a substance, or of several.
    ["cadmio (Zn)", null],
    ["COV", null],
    ["metalli pesanti", null],
    ["C totale", null],
    ["", null],
    ["constructor", null],
  ])("“%s” is %s", (written, member) => {
    expect(substanceMember(written, members)).toBe(member && `vsme:${member}Member`);
  });
});

test("the tables of other rows than their question's name its rows and columns", () => {
  for (const { question, rows } of ruledTables) {
    const asked = questionnaireV3.questions.find(({ guid }) => guid === question);
    expect(asked?.questionClass === "matrix" && asked.rows.map(({ id }) => id)).toEqual(rows);
  }
});
