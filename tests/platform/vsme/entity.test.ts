import { describe, expect, test } from "vitest";
import { entityOf } from "~/platform/reports/vsme/entity";
import type { Survey } from "~/platform/survey/survey";

const company = (numbers: Partial<Survey["company"]>) =>
  ({
    id: "one",
    business_name: "Prova S.r.l.",
    fiscal_code: "01234567890",
    national_id: null,
    national_id_type: null,
    duns_number: null,
    is_duns_fake: 0,
    ...numbers,
  }) as Survey["company"];
const named = (numbers: Partial<Survey["company"]>) =>
  entityOf({ company: company(numbers), year: 2025 }).identifier;

describe("the company of a report is named", () => {
  test.each<[string, { national_id_type?: string; national_id?: string; duns_number?: string }, string]>([
    ["its LEI", { national_id_type: "lei", national_id: "815600ABCD1234EF5678" }, "LEI"],
    ["its EUID", { national_id_type: "euid", national_id: "ITRI.BS-123456" }, "EUID"],
    ["its DUNS number beside an Italian one", { national_id_type: "duns", national_id: "123456789" }, "DUNS"],
    ["the DUNS number it is known by", { duns_number: "123456789" }, "DUNS"],
  ])("by %s", (_, numbers, label) => {
    expect(named(numbers)).toMatchObject({
      label,
      value: numbers.national_id ?? numbers.duns_number,
      scheme: expect.stringMatching(/^https?:/),
    });
  });

  test.each([
    ["with a number of the REA alone", { national_id_type: "rea", national_id: "BS-123456" }],
    ["with a placeholder for a DUNS number", { duns_number: "001234567", is_duns_fake: 1 }],
    ["without any of them", {}],
  ])("by its fiscal code %s, which the template does not know", (_, numbers) => {
    expect(named(numbers)).toEqual({
      scheme: "http://www.infocamere.it",
      label: null,
      value: "01234567890",
    });
  });
});
