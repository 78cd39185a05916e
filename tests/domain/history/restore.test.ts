import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import {
  type CopiedAnswer,
  restoreCounts,
  type RestoreOptions,
  restorePlan,
  type RestorePlan,
  type RestoreSide,
} from "~/domain/history/restore";
import type { Answer } from "~/domain/question/answer";
import { revisedSince } from "~/domain/survey/obsolete";
import type { Question } from "~/domain/question/question";
import { declaredElements } from "~/domain/question/same-answer";
import { surveys } from "../arbitraries";
import { answer, booleanQuestion, decimal, notApplicable, radioQuestion, textQuestion } from "../build";

type Edited = RestoreSide["answers"];

const ALL: RestoreOptions = { answersList: null, mapping: null, withFiles: true };
const given = (content: Answer, edition = 1) => ({ ...content, edition });
const side = (questions: readonly Question[], answers: Edited = {}): RestoreSide => ({ questions, answers });
const yes = booleanQuestion({ guid: "q" });
const toQ = (copy: Partial<CopiedAnswer>): RestorePlan => ({
  copied: [
    { question: "q", from: "q", answer: answer({}), edition: 1, obsolete: false, leftOut: [], ...copy },
  ],
  unchanged: [],
  skipped: [],
});
const skipped = (reason: RestorePlan["skipped"][number]["reason"], question = "q"): RestorePlan => ({
  copied: [],
  unchanged: [],
  skipped: [{ question, reason }],
});
const unchanged: RestorePlan = { copied: [], unchanged: ["q"], skipped: [] };

describe("restoring an answer of the same question", () => {
  test.each<[string, Answer & { edition: number }, Edited, RestorePlan]>([
    ["to an empty draft", given(answer({ value: "no" })), {}, toQ({ answer: answer({ value: "no" }) })],
    [
      "over another answer",
      given(answer({ value: "no" }, { explanation: "Ora no.", attachments: ["f1"] })),
      { q: given(answer({ value: "yes" }, { attachments: ["f2"] })) },
      toQ({ answer: answer({ value: "no" }, { explanation: "Ora no.", attachments: ["f1"] }) }),
    ],
    [
      "that is there already",
      given(answer({ value: "no" })),
      { q: given(answer({ value: "no" })) },
      unchanged,
    ],
    [
      "that waits in the draft to be confirmed and was confirmed in the version",
      given(answer({ value: "no" })),
      { q: given(answer({ value: "no" }), 0) },
      toQ({ answer: answer({ value: "no" }) }),
    ],
    ["that says nothing", given(answer({})), { q: given(answer({ value: "no" })) }, empty()],
    ["that cannot be declined", given(notApplicable()), {}, skipped("not_acceptable")],
  ])("%s", (_, stored, draft, expected) => {
    expect(restorePlan(side([yes], { q: stored }), side([yes], draft), ALL)).toEqual(expected);
  });

  test("carries not applicable and its reason where the question allows it", () => {
    const question = booleanQuestion({ guid: "q", notApplicableEnabled: true });
    const plan = restorePlan(side([question], { q: given(notApplicable("No.")) }), side([question]), ALL);
    expect(plan).toEqual(toQ({ answer: notApplicable("No.") }));
  });

  test("brings along nothing but the answer: neither revision nor author", () => {
    const stored = { ...given(answer({ value: "no" })), revision: 4, updatedBy: "Ada" };
    const [copy] = restorePlan(side([yes], { q: stored }), side([yes]), ALL).copied;
    expect(copy?.answer).toEqual(answer({ value: "no" }));
  });
});

describe("restoring an answer to a question that was revised", () => {
  const narrower = textQuestion({ guid: "q", edition: 2, fields: [decimal("amount", { max: "10" })] });
  const wider = textQuestion({ guid: "q", fields: [decimal("amount"), decimal("rest")] });

  test.each<[string, Question, Answer, Question, RestorePlan]>([
    [
      "copies it to be confirmed",
      yes,
      answer({ value: "no" }),
      booleanQuestion({ guid: "q", edition: 2 }),
      toQ({ answer: answer({ value: "no" }), obsolete: true }),
    ],
    [
      "copies what it still asks, to be confirmed whatever the editions say",
      wider,
      answer({ amount: "5", rest: "3" }),
      { ...narrower, edition: 1 },
      toQ({ answer: answer({ amount: "5" }), edition: 0, obsolete: true, leftOut: ["rest"] }),
    ],
    ["skips what it would refuse", wider, answer({ amount: "12" }), narrower, skipped("not_acceptable")],
    [
      "skips a choice that is gone",
      radioQuestion({ guid: "q" }),
      answer({ value: "named" }),
      radioQuestion({ guid: "q", edition: 2, choices: [{ id: "none", label: "No" }] }),
      skipped("not_acceptable"),
    ],
  ])("%s", (_, older, stored, newer, expected) => {
    expect(restorePlan(side([older], { q: given(stored) }), side([newer]), ALL)).toEqual(expected);
  });

  test("leaves alone what says the same and was confirmed since", () => {
    const revised = booleanQuestion({ guid: "q", edition: 2 });
    const draft = side([revised], { q: given(answer({ value: "no" }), 2) });
    expect(restorePlan(side([yes], { q: given(answer({ value: "no" })) }), draft, ALL)).toEqual(unchanged);
  });
});

describe("what a restore leaves out", () => {
  test("questions that are no longer asked", () => {
    expect(restorePlan(side([yes], { q: given(answer({ value: "no" })) }), side([]), ALL)).toEqual(
      skipped("withdrawn"),
    );
  });

  test("questions it was not asked for; those it was asked for in vain are named", () => {
    const source = side([yes, booleanQuestion({ guid: "r" })], {
      q: given(answer({ value: "no" })),
      r: given(answer({ value: "no" })),
    });
    const draft = side(source.questions);
    const plan = restorePlan(source, draft, { ...ALL, answersList: ["q", "q", "s"] });
    expect(plan.copied.map(({ question }) => question)).toEqual(["q"]);
    expect(plan.skipped).toEqual([{ question: "s", reason: "not_in_version" }]);
    expect(restoreCounts(plan)).toEqual({ totalAnswers: 2, modifiedAnswers: 1 });
  });

  test("the files of another company; the draft keeps its own", () => {
    const source = side([yes], { q: given(answer({ value: "no" }, { attachments: ["theirs"] })) });
    const draft = side([yes], { q: given(answer({ value: "yes" }, { attachments: ["ours"] })) });
    const options = { ...ALL, withFiles: false };
    expect(restorePlan(source, draft, options).copied[0]?.answer.attachments).toEqual(["ours"]);
    expect(restorePlan(source, side([yes]), options).copied[0]?.answer.attachments).toEqual([]);
  });
});

describe("restoring over API versions", () => {
  const older = radioQuestion({ guid: "v2-a" });
  const newer = radioQuestion({ guid: "v3-a", edition: 3, choices: [{ id: "few", label: "Poche" }] });
  const restored = (change: "same" | "revised", value: string, edition = 1) =>
    restorePlan(
      side([older], { "v2-a": given(answer({ value }, { attachments: ["f1"] }), edition) }),
      side([newer]),
      {
        ...ALL,
        mapping: [
          {
            from: "v2-a",
            to: "v3-a",
            change,
            elements: [{ from: "value", to: "value", choices: { some: "few" } }],
          },
        ],
      },
    );
  const copy = { question: "v3-a", from: "v2-a", answer: answer({ value: "few" }) };

  test("an answer that means the same is an answer; one that was revised is to be confirmed", () => {
    expect(restored("same", "some")).toEqual(toQ({ ...copy, edition: 3 }));
    expect(restored("revised", "some")).toEqual(toQ({ ...copy, edition: 0, obsolete: true }));
  });

  test("an answer that waited to be confirmed still waits", () => {
    expect(restored("same", "some", 0)).toEqual(toQ({ ...copy, edition: 0, obsolete: true }));
  });

  test("a choice without a successor is no answer", () => {
    expect(restored("same", "named")).toEqual(skipped("not_acceptable", "v2-a"));
  });
});

describe("a restore of anything", () => {
  const cases = surveys.chain(({ questionnaire: { questions }, answers }) => {
    const guids = Object.keys(answers);
    const editions = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 60, maxLength: 60 });
    return fc.tuple(editions, fc.subarray(guids), fc.subarray(guids)).map(([edition, present, gone]) => {
      const edited = (at: number) =>
        Object.fromEntries(
          guids.map((guid, index) => [guid, given(answers[guid] ?? answer({}), edition[index + at])]),
        );
      const own = Object.entries(edited(30)).filter(([guid]) => present.includes(guid));
      const asked = questions
        .filter(({ guid }) => !gone.includes(guid))
        .map((question, index): Question => ({ ...question, edition: edition[index] ?? 1 }));
      return { source: side(questions, edited(0)), draft: side(asked, Object.fromEntries(own)) };
    });
  });
  const applied = (draft: RestoreSide, { copied }: RestorePlan): RestoreSide => ({
    ...draft,
    answers: {
      ...draft.answers,
      ...Object.fromEntries(copied.map((copy) => [copy.question, given(copy.answer, copy.edition)])),
    },
  });

  test("tells of every answer once, writes only what is accepted, and takes nothing away", () => {
    fc.assert(
      fc.property(cases, ({ source, draft }) => {
        const plan = restorePlan(source, draft, ALL);
        const told = [
          ...plan.copied.map(({ from }) => from),
          ...plan.unchanged,
          ...plan.skipped.map(({ question }) => question),
        ];
        const said = Object.keys(source.answers).filter((guid) => {
          const stored = source.answers[guid];
          return stored && (stored.notApplicableChosen || Object.keys(stored.elements).length > 0);
        });
        expect([...told].sort()).toEqual(said.sort());
        for (const { question, answer: copy } of plan.copied) {
          const asked = draft.questions.find(({ guid }) => guid === question);
          expect(asked && rulesOf(asked).check(asked, copy.elements)).toEqual([]);
        }
        const after = applied(draft, plan);
        expect(Object.keys(after.answers)).toEqual(expect.arrayContaining(Object.keys(draft.answers)));
      }),
    );
  });

  test("flags exactly what must be confirmed, and done twice does nothing the second time", () => {
    fc.assert(
      fc.property(cases, ({ source, draft }) => {
        const plan = restorePlan(source, draft, ALL);
        const after = applied(draft, plan);
        const revised = revisedSince(draft.questions, after.answers);
        for (const { question, obsolete } of plan.copied) expect(revised.has(question)).toBe(obsolete);
        expect(restorePlan(source, after, ALL).copied).toEqual([]);
        for (const { from, question } of plan.copied) {
          const [then, now] = [source.answers[from], after.answers[question]];
          expect(now && declaredElements(now)).toEqual(then && declaredElements(then));
        }
      }),
    );
  });
});

function empty(): RestorePlan {
  return { copied: [], unchanged: [], skipped: [] };
}
