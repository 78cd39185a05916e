import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { textsIn } from "./texts";

const { questions, redLines } = questionnaireV3;

describe("the words of v3", () => {
  test.each(questions.map(({ guid, prompt }) => [guid, prompt]))("ask one thing in %s", (_, prompt) => {
    expect(prompt.match(/\?/g) ?? []).toHaveLength(1);
    expect(prompt).not.toMatch(/, e (?:che|chi|come|dove|in quale|quale|quali|quando|quanto|quanti) /);
    expect(prompt).not.toMatch(/\b[Qq]uando e quanto\b/);
  });

  test.each([
    ["the year that is asked about", /anno della carta|anno di carta|anno di riferimento/],
    ["a report on sustainability", /rapport[oi] di sostenibilità|rapporto pubblicato/i],
    ["the grade of an employee", /inquadrament/],
    ["a country", /\bpaes[ei]\b/],
    ["a square metre", /metri quadri/],
    ["a point of the standard", /informativ[ae] (?:om|rim|per es)/],
    ["the places that matter for nature", /aree protette/],
  ])("have one word for %s", (_, other) => {
    const words = textsIn(questionnaireV3).filter((text) => /[A-Z]/.test(text) && !/^v\d/.test(text));
    expect(words.filter((text) => other.test(text))).toEqual([]);
  });

  test("say in a sentence when a red line is lifted", () => {
    expect(
      redLines.filter(({ wayOut }) => !/^Il limite cade .+\.$/.test(wayOut)).map(({ id }) => id),
    ).toEqual([]);
  });
});
