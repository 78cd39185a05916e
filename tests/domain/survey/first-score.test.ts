import { describe, expect, test } from "vitest";
import { FEWEST_COMPARED } from "~/domain/question/fewest-compared";
import { FIRST_QUESTIONS, firstQuestions, minutesAtHand, secondsAtHand } from "~/domain/survey/first-score";
import { surveyStates } from "~/domain/survey/status";
import { booleanQuestion, FACTS, questionnaire } from "../build";

const guids = Array.from({ length: 15 }, (_, index) => `q${String(index + 1).padStart(2, "0")}`);

/** Fifteen questions: the second may stay empty, the third is not asked. */
const content = {
  ...questionnaire(
    guids.map((guid, index) =>
      booleanQuestion({
        guid,
        ...(index === 1 && { dependencies: [{ effect: "voluntary", registry: "employees", atLeast: 500 }] }),
        ...(index === 2 && { dependencies: [{ effect: "na", registry: "employees", atLeast: 500 }] }),
      }),
    ),
  ),
  firstScore: guids,
};

const chosen = (employees: number, firstScore: readonly string[] = guids) => {
  const facts = { ...FACTS, employees, workforce: employees };
  return firstQuestions({ firstScore }, surveyStates(content, {}, facts));
};

describe("the questions of the first score", () => {
  test("are as many as a comparison needs", () => {
    expect(FIRST_QUESTIONS).toBe(FEWEST_COMPARED);
    expect(chosen(600)).toEqual(guids.slice(0, 12));
  });

  test("leave out what is not asked, and what may stay empty while others are there", () => {
    expect(chosen(20)).toEqual(guids.filter((guid) => guid !== "q02" && guid !== "q03").slice(0, 12));
  });

  test("take what may stay empty where the others are too few, in its place", () => {
    expect(chosen(20, guids.slice(0, 10))).toEqual(["q01", "q02", ...guids.slice(3, 10)]);
  });

  test("are none where the content names none", () => {
    expect(firstQuestions({}, surveyStates(content, {}, FACTS))).toEqual([]);
  });
});

describe("the time to answer from memory", () => {
  test("is that of reading at 160 words a minute, and a quarter of a minute to answer", () => {
    const question = booleanQuestion({
      guid: "q",
      prompt: "una due tre quattro",
      hint: "cinque sei sette otto",
    });
    expect(secondsAtHand(question)).toBe(18);
    expect(minutesAtHand([question, question, question])).toBe(1);
    expect(minutesAtHand([question, question, question, question])).toBe(2);
  });
});
