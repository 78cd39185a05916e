import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentFrom, documentsNeeded, missingDocuments, WEIGHS_FROM } from "~/domain/card/evidence";
import type { Answer } from "~/domain/question/answer";
import type { Proof, Question } from "~/domain/question/question";
import { answer, booleanQuestion, notApplicable, textQuestion } from "../build";

const SHOWN: Proof = { document: "Bollette dell'anno", checks: "Che i consumi siano quelli." };
const ON_PAPER: Proof = { ...SHOWN, limitsUntilAttached: true };
const welcome = { evidence: "welcome", proof: SHOWN } as const;
const onPaper = { evidence: "welcome", proof: ON_PAPER } as const;

const practice = (given: Partial<Question>) => booleanQuestion(given as object);
const figure = (given: Partial<Question>) => textQuestion(given as object);
const done = answer({ value: "yes" });
const notDone = answer({ value: "no" });
const amount = answer({ amount: "0" });

describe("the lowest level that needs a document of an answer", () => {
  test.each<[string, Question, Answer, 2 | 3 | null]>([
    ["a practice that weighs", practice({ ...welcome, weight: WEIGHS_FROM }), done, 2],
    ["the same, answered with no", practice({ ...welcome, weight: WEIGHS_FROM }), notDone, null],
    ["the same, not applicable", practice({ ...welcome, weight: 5 }), notApplicable("Non c'è."), null],
    ["a light practice", practice({ ...welcome, weight: WEIGHS_FROM - 1 }), done, null],
    ["a light practice on paper", practice({ ...onPaper, weight: 1 }), done, 3],
    ["the same, answered with no", practice({ ...onPaper, weight: 1 }), notDone, null],
    ["a practice on paper that weighs", practice({ ...onPaper, weight: WEIGHS_FROM }), done, 2],
    ["a figure that weighs, and is zero", figure({ ...welcome, weight: 4 }), amount, 2],
    ["a light figure", figure({ ...welcome, weight: 2 }), amount, null],
    ["a light practice that is asked for", practice({ ...onPaper, evidence: "asked", weight: 1 }), done, 2],
    ["the same, answered with no", practice({ evidence: "asked", weight: 1 }), notDone, null],
    ["a disclosure that is asked for", practice({ evidence: "asked", weight: 0 }), notDone, 2],
    ["a disclosure", figure({ ...welcome, weight: 0 }), amount, null],
    ["a question without a place for files", figure({ proof: SHOWN, weight: 5 }), amount, null],
    ["one of which the questionnaire names none", practice({ evidence: "welcome", weight: 5 }), done, null],
  ])("%s", (_, question, given, level) => {
    expect(documentFrom(question, given)).toBe(level);
  });
});

const QUESTIONS: Question[] = [
  practice({ ...onPaper, guid: "heavy", weight: 4 }),
  practice({ ...onPaper, guid: "light", weight: 1 }),
  figure({ ...welcome, guid: "figure", weight: 3 }),
  practice({ evidence: "asked", guid: "asked", weight: 0 }),
  practice({ guid: "plain", weight: 9 }),
];

const answers = fc
  .record(
    Object.fromEntries(
      QUESTIONS.map(({ guid, questionClass }) => [
        guid,
        fc.tuple(fc.boolean(), fc.subarray(["f1", "f2"])).map(([isDone, attachments]): Answer => {
          const value = questionClass === "text" ? amount : isDone ? done : notDone;
          return { ...value, attachments };
        }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((given) => given as Record<string, Answer>);

const missingAt = (given: Record<string, Answer>, level: 1 | 2 | 3) =>
  missingDocuments(documentsNeeded(QUESTIONS, given), level).map(({ question }) => question);

describe("the minimum set of documents", () => {
  test("names what is missing, in the order of the questions", () => {
    const given = { asked: done, light: done, heavy: done, figure: { ...amount, attachments: ["f"] } };
    expect([missingAt(given, 1), missingAt(given, 2), missingAt(given, 3)]).toEqual([
      [],
      ["heavy", "asked"],
      ["heavy", "light", "asked"],
    ]);
    expect(documentsNeeded(QUESTIONS, given)[0]).toEqual({
      ...{ question: "heavy", prompt: QUESTIONS[0]?.prompt, document: SHOWN.document },
      ...{ from: 2, isThere: false },
    });
  });

  test("of level 1 is empty, and level 3 needs at least what level 2 needs", () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(missingAt(given, 1)).toEqual([]);
        expect(missingAt(given, 3)).toEqual(expect.arrayContaining(missingAt(given, 2)));
      }),
    );
  });

  test("grows with no document that is attached, and is reached with one of each answer", () => {
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom(...QUESTIONS),
        fc.constantFrom(2 as const, 3 as const),
        (given, { guid }, level) => {
          const more = given[guid] && {
            ...given,
            [guid]: { ...given[guid], attachments: ["f1", "f2", "f3"] },
          };
          expect(missingAt(given, level)).toEqual(expect.arrayContaining(missingAt(more ?? given, level)));
          const all = Object.fromEntries(
            Object.entries(given).map(([key, one]) => [key, { ...one, attachments: ["f1"] }]),
          );
          expect(missingAt(all, level)).toEqual([]);
        },
      ),
    );
  });
});
