import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { copyPlan, type CopiedAnswer, type CopyPlan } from "~/domain/history/copy";
import type { RestoreSide } from "~/domain/history/restore";
import type { Answer, Answers } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { surveyStates } from "~/domain/survey/status";
import { surveys } from "../arbitraries";
import {
  answer,
  booleanQuestion,
  decimal,
  NO_FACTS,
  notApplicable,
  radioQuestion,
  textQuestion,
} from "../build";

const copiedFrom = { companyName: "Sorella S.r.l.", card: "ESG-1", issuedAt: "2026-01-01T00:00:00.000Z" };
const ALL = { answersList: null, copiedFrom };
const given = (content: Answer, edition = 1) => ({ ...content, edition });
const side = (questions: readonly Question[], answers: RestoreSide["answers"] = {}): RestoreSide => ({
  questions,
  answers,
});
const yes = booleanQuestion({ guid: "q" });
const no = answer({ value: "no" });
const copied = (copy: Partial<CopiedAnswer>, content: Answer = no): CopyPlan => ({
  copied: [
    {
      ...{ question: "q", answer: { ...content, copiedFrom }, edition: 1, replaces: false, leftOut: [] },
      ...copy,
    },
  ],
  ...{ unchanged: [], skipped: [] },
});
const skipped = (reason: CopyPlan["skipped"][number]["reason"], question = "q"): CopyPlan => ({
  ...{ copied: [], unchanged: [] },
  skipped: [{ question, reason }],
});
const unchanged: CopyPlan = { copied: [], unchanged: ["q"], skipped: [] };

describe("a copy from a group company", () => {
  test.each<[string, RestoreSide["answers"], RestoreSide["answers"], CopyPlan]>([
    ["fills an empty question and says from where", { q: given(no) }, {}, copied({})],
    [
      "takes the place of another answer, which is told; the files stay those of the company",
      { q: given(answer({ value: "no" }, { attachments: ["theirs"] })) },
      { q: given(answer({ value: "yes" }, { attachments: ["ours"] })) },
      copied({ replaces: true }, answer({ value: "no" }, { attachments: ["ours"] })),
    ],
    ["leaves an answer that says the same", { q: given(no) }, { q: given(no) }, unchanged],
    ["empties nothing", {}, { q: given(no) }, { copied: [], unchanged: [], skipped: [] }],
    [
      "leaves out not applicable where the question does not allow it",
      { q: given(notApplicable()) },
      {},
      skipped("not_acceptable"),
    ],
  ])("%s", (_, source, draft, expected) => {
    expect(copyPlan(side([yes], source), side([yes], draft), ALL)).toEqual(expected);
  });

  test("leaves out questions that are not asked, and names chosen ones that the card does not answer", () => {
    expect(copyPlan(side([yes], { q: given(no) }), side([]), ALL)).toEqual(skipped("withdrawn"));
    const chosen = { ...ALL, answersList: ["constructor"] };
    expect(copyPlan(side([yes]), side([yes]), chosen)).toEqual(skipped("not_in_version", "constructor"));
  });

  test("copies what the present question still asks", () => {
    const wider = textQuestion({ guid: "q", fields: [decimal("amount"), decimal("rest")] });
    const narrower = textQuestion({ guid: "q", edition: 2, fields: [decimal("amount", { max: "10" })] });
    const of = (elements: Record<string, string>) =>
      copyPlan(side([wider], { q: given(answer(elements)) }), side([narrower]), ALL);
    expect(of({ amount: "5", rest: "3" })).toEqual(
      copied({ edition: 2, leftOut: ["rest"] }, answer({ amount: "5" })),
    );
    expect(of({ amount: "12" })).toEqual(skipped("not_acceptable"));
  });
});

describe("an unconfirmed copy", () => {
  const parent = radioQuestion({ guid: "v3-a" });
  const child = booleanQuestion({
    guid: "v3-b",
    notApplicableEnabled: true,
    dependencies: [{ question: "v3-a", anyOf: ["some"], effect: "blocked" }],
  });
  const asking = {
    apiVersion: "v3" as const,
    milestones: [],
    questions: [parent, child],
    plausibility: [],
    redLines: [],
  };
  const statesOf = (answers: Record<string, Answer>) => surveyStates(asking, answers, NO_FACTS);
  const some = answer({ value: "some" });

  test("is proposed with its elements, and opens no other question before it is confirmed", () => {
    const states = statesOf({ "v3-a": { ...some, copiedFrom }, "v3-b": { ...no, copiedFrom } });
    expect(states.get("v3-a")).toMatchObject({
      ...{ status: "autofilled", displayStatus: null, done: false, elements: { value: "some" } },
    });
    expect(states.get("v3-b")).toMatchObject({ status: "blocked", blockedBy: { question: "v3-a" } });
    const confirmed = statesOf({ "v3-a": some, "v3-b": { ...no, copiedFrom } });
    expect(confirmed.get("v3-b")?.status).toBe("autofilled");
  });

  test("of not applicable leaves the question applicable", () => {
    const copy = { ...notApplicable(), copiedFrom };
    expect(statesOf({ "v3-a": some, "v3-b": copy }).get("v3-b")).toMatchObject({
      ...{ status: "autofilled", displayStatus: null, notApplicable: false, applicable: true },
    });
  });

  test("of anything changes no other question, and is itself no more than a proposal", () => {
    fc.assert(
      fc.property(surveys, fc.array(fc.boolean(), { minLength: 25 }), (survey, drawn) => {
        const { questionnaire, answers } = survey;
        const isCopy = (guid: string) => drawn[Number(guid.slice(1)) % drawn.length] === true;
        const entries = Object.entries(answers);
        const waiting = entries.map(([guid, one]) => [guid, isCopy(guid) ? { ...one, copiedFrom } : one]);
        const withCopies = surveyStates(questionnaire, Object.fromEntries(waiting) as Answers, NO_FACTS);
        const without = surveyStates(
          questionnaire,
          Object.fromEntries(entries.filter(([guid]) => !isCopy(guid))),
          NO_FACTS,
        );
        for (const [guid, state] of withCopies) {
          if (!(guid in answers) || !isCopy(guid)) expect(state).toEqual(without.get(guid));
          else expect(["autofilled", "blocked", "na-blocked"]).toContain(state.status);
        }
      }),
    );
  });
});

test("a copy of anything is an answer that its question takes", () => {
  fc.assert(
    fc.property(surveys, ({ questionnaire: { questions }, answers }) => {
      const edited = Object.fromEntries(Object.entries(answers).map(([guid, one]) => [guid, given(one)]));
      for (const { question, answer: copy } of copyPlan(side(questions, edited), side(questions), ALL)
        .copied) {
        const asked = questions.find(({ guid }) => guid === question);
        expect(asked && rulesOf(asked).check(asked, copy.elements)).toEqual([]);
        expect(copy.copiedFrom).toEqual(copiedFrom);
      }
    }),
  );
});
