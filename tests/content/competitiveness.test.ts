import { describe, expect, test } from "vitest";
import { competitivenessV3 } from "~/content/v3/competitiveness";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { textsIn } from "./texts";

const categories = SECTIONS.flatMap((id) => competitivenessV3[id].categories);
const links = categories.flatMap(({ milestones }) => milestones);

describe("the content of the competitiveness potential", () => {
  test("names only milestones of the questionnaire, and every one at least once", () => {
    const known = questionnaireV3.milestones.map(({ id }) => id);
    expect(new Set(links.map(({ id }) => id))).toEqual(new Set(known));
  });

  test("names no milestone twice in a category, nor a category twice", () => {
    for (const { milestones } of categories) {
      const ids = milestones.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  });

  test("has in every category two or three scored questions of its own, each once in a category", () => {
    const scored = new Set(
      questionnaireV3.questions.filter(({ weight }) => weight > 0).map(({ guid }) => guid),
    );
    for (const { id, questions = [] } of categories) {
      const guids = questions.map((question) => question.id);
      expect([2, 3], id).toContain(new Set(guids).size);
      expect(
        guids.filter((guid) => !scored.has(guid)),
        id,
      ).toEqual([]);
    }
  });

  test("has in every category enough milestones to compare, and no more than its two lists show", () => {
    for (const { id, milestones } of categories) {
      expect(milestones.length, id).toBeGreaterThanOrEqual(2);
      expect(milestones.length, id).toBeLessThanOrEqual(6);
    }
  });

  test("says each thing once, in one sentence of characters up to code 255", () => {
    const sentences = [
      ...SECTIONS.map((id) => competitivenessV3[id].summary),
      ...categories.map(({ summary }) => summary),
      ...links.map(({ link }) => link),
      ...categories.flatMap(({ questions = [] }) => questions.map(({ link }) => link)),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/^[A-ZÈ].*[^.]\.$/.test(sentence))).toEqual([]);
    expect(textsIn(competitivenessV3).filter((text) => /[^\u0000-\u00ff]/.test(text))).toEqual([]);
  });
});
