import { describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";

const RATINGS = "regolamento (UE) 2024/3005";
const LABELS = "direttiva (UE) 2024/825";

/** What a reader must not take a score for, wherever the score leaves the house. */
describe("the limits of meaning", () => {
  test.each([
    ["the method page", `${t("method:meaning.1")} ${t("method:meaning.2")}`],
    ["the card, on paper and as a file", t("card:limits")],
    ["the public card", `${t("publicCard:read.limits")} ${t("publicCard:read.label")}`],
    ["the report", t("report:limits.1")],
  ])("of %s name the law on ratings, credit, and the law on labels", (_, words) => {
    expect(words).toContain(RATINGS);
    expect(words).toContain(LABELS);
    expect(words).toMatch(/giudizio sul merito di credito/);
  });
});
