import { describe, expect, test } from "vitest";
import { effortsV3 } from "~/content/v3/effort";
import { costsV3 } from "~/content/v3/plan/costs";
import { firstStepsV3 } from "~/content/v3/plan/first-steps";
import { lastingFactsV3 } from "~/content/v3/plan/lasting-facts";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { toLatin1 } from "~/domain/plain-text";
import { COMPANY_SIZES } from "~/domain/question/answer";
import { EFFORTS, minutesOf } from "~/domain/scoring/plan/effort";

const scored = questionnaireV3.questions.filter(({ weight }) => weight > 0).map(({ guid }) => guid);
const LONGEST = 160;

describe("what to do first", () => {
  test("is said of every scored question, and of no other", () => {
    expect(Object.keys(firstStepsV3).toSorted()).toEqual(scored.toSorted());
  });

  test("is one short sentence of its own, in characters that answers have too", () => {
    const all = Object.values(firstStepsV3);
    expect(new Set(all).size).toBe(all.length);
    for (const sentence of all) {
      expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
      expect(sentence.length).toBeLessThanOrEqual(LONGEST);
      expect(toLatin1(sentence).text).toBe(sentence);
    }
  });
});

describe("the facts that a year keeps", () => {
  test("are scored questions of a high effort", () => {
    for (const guid of lastingFactsV3) expect([guid, effortsV3[guid]]).toEqual([guid, "high"]);
  });
});

describe("the estimates of time and money", () => {
  test("are ranges that grow with the effort and with the company", () => {
    for (const size of COMPANY_SIZES) {
      for (const effort of EFFORTS) {
        const { hours, euro } = costsV3[size][effort];
        expect(hours.from).toBeLessThan(hours.to);
        expect(euro.from).toBeLessThan(euro.to);
      }
    }
    const orders = [
      ...COMPANY_SIZES.map((size) => EFFORTS.map((effort) => costsV3[size][effort])),
      ...EFFORTS.map((effort) => COMPANY_SIZES.map((size) => costsV3[size][effort])),
    ];
    for (const costs of orders) {
      for (const measure of [minutesOf, ({ euro }: (typeof costs)[number]) => euro.from + euro.to]) {
        const values = costs.map(measure);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(new Set(values).size).toBe(values.length);
      }
    }
  });
});
