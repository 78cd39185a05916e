import { describe, expect, test } from "vitest";
import { effortsV3 } from "~/content/v3/effort";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { EFFORTS } from "~/domain/scoring/plan/effort";

const scored = questionnaireV3.questions.filter(({ weight }) => weight > 0);

describe("the effort of the questions of v3", () => {
  test("is declared for every scored question and for nothing else", () => {
    expect(new Set(Object.keys(effortsV3))).toEqual(new Set(scored.map(({ guid }) => guid)));
  });

  test("tells them apart: none of the three takes more than half", () => {
    for (const effort of EFFORTS) {
      const share = Object.values(effortsV3).filter((given) => given === effort).length / scored.length;
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThanOrEqual(0.5);
    }
  });
});
