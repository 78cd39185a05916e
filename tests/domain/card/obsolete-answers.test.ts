import { describe, expect, test } from "vitest";
import { obsoleteAnswers } from "~/domain/card/obsolete-answers";
import type { Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { answer, booleanQuestion, FACTS, notApplicable, questionnaire } from "../build";

const edited = (given: Answer, edition = 1) => ({ ...given, edition });

function found(questions: Question[], answers: Record<string, Answer & { edition: number }>) {
  return obsoleteAnswers(questions, answers, surveyStates(questionnaire(questions), answers, FACTS));
}

describe("answers that keep a card from being issued", () => {
  const revised = booleanQuestion({ guid: "q1", edition: 2 });

  test.each<[string, Record<string, Answer & { edition: number }>, ReturnType<typeof found>]>([
    ["to a question revised since", { q1: edited(answer({ value: "yes" })) }, [of("q1", "revised")]],
    ["not applicable before it was revised", { q1: edited(notApplicable()) }, [of("q1", "revised")]],
    ["confirmed since", { q1: edited(answer({ value: "yes" }), 2) }, []],
    ["emptied", { q1: edited(answer({})) }, []],
    ["to a question nobody asks any more", { q9: edited(answer({ value: "no" })) }, [of("q9", "withdrawn")]],
    ["to none any more, and emptied", { q9: edited(answer({})) }, []],
  ])("%s", (_, answers, expected) => {
    expect(found([revised], answers)).toEqual(expected);
  });

  test("are not those that another answer closes: nobody could confirm them", () => {
    const parent = booleanQuestion({ guid: "q0" });
    const child = {
      ...revised,
      dependencies: [{ effect: "blocked" as const, question: "q0", anyOf: ["yes"] }],
    };
    const stored = edited(answer({ value: "yes" }));
    const asked = (value: string) => found([parent, child], { q0: edited(answer({ value })), q1: stored });
    expect(asked("no")).toEqual([]);
    expect(asked("yes")).toEqual([of("q1", "revised")]);
  });
});

function of(question: string, why: "revised" | "withdrawn") {
  return { question, why };
}
