import { describe, expect, test } from "vitest";
import {
  type RestoreOptions,
  type RestorePlan,
  restorePlan,
  type RestoreSide,
} from "~/domain/history/restore";
import type { Answer } from "~/domain/question/answer";
import type { Question } from "~/domain/question/question";
import { answer, booleanQuestion, notApplicable, radioQuestion } from "../build";

type Edited = RestoreSide["answers"];

const ALL: RestoreOptions = { answersList: null, holdsUndeclared: true };
const NOTHING: RestorePlan = { changed: [], emptied: [], unchanged: [], skipped: [] };
const given = (content: Answer, edition = 1) => ({ ...content, edition });
const side = (questions: readonly Question[], answers: Edited = {}): RestoreSide => ({ questions, answers });
const yes = booleanQuestion({ guid: "q", notApplicableEnabled: true });
const no = answer({ value: "no" });
const changed = (to: Answer, edition = 1, obsolete = false): RestorePlan => ({
  ...NOTHING,
  changed: [{ question: "q", answer: to, edition, obsolete }],
});
const emptied: RestorePlan = { ...NOTHING, emptied: ["q"] };
const unchanged: RestorePlan = { ...NOTHING, unchanged: ["q"] };
const copiedFrom = { companyName: "Sorella", card: "ESG-1", issuedAt: "2026-01-01T00:00:00.000Z" };
const words = answer({}, { explanation: "Da chiedere." });
const full = answer({ value: "no" }, { explanation: "Ora no.", attachments: ["f1", "f2"] });

describe("after a restore the draft has the answer of the source", () => {
  test.each<[string, Edited, Edited, RestorePlan]>([
    ["where it had none", { q: given(no) }, {}, changed(no)],
    ["with its words and files", { q: given(full) }, { q: given(no) }, changed(full)],
    [
      "with its files in their order",
      { q: given(full) },
      { q: given({ ...full, attachments: ["f2", "f1"] }) },
      changed(full),
    ],
    [
      "where it declared not applicable",
      { q: given(notApplicable("No.")) },
      { q: given(no) },
      changed(notApplicable("No.")),
    ],
    ["where only words were kept", { q: given(words) }, { q: given(no) }, changed(words)],
    [
      "where it was a copy that waited",
      { q: given({ ...no, copiedFrom }) },
      { q: given(no) },
      changed({ ...no, copiedFrom }),
    ],
    ["and none where the source has none", {}, { q: given(no) }, emptied],
    ["and none where the source was cleared", { q: given(answer({})) }, { q: given(words) }, emptied],
    ["and nothing happens where it is there", { q: given(full) }, { q: given(full) }, unchanged],
    ["and no answer and an empty one are the same", { q: given(answer({})) }, {}, NOTHING],
    ["and none of either is told", {}, { q: given(answer({}), 0) }, NOTHING],
    [
      "what lies under not applicable included",
      { q: given({ ...notApplicable("No."), elements: { value: "no" } }) },
      { q: given(notApplicable("No.")) },
      changed({ ...notApplicable("No."), elements: { value: "no" } }),
    ],
  ])("%s", (_, source, draft, expected) => {
    expect(restorePlan(side([yes], source), side([yes], draft), ALL)).toEqual(expected);
  });

  test("and neither its revision nor its author", () => {
    const stored = { ...given(no), revision: 4, updatedBy: "Ada" };
    expect(restorePlan(side([yes], { q: stored }), side([yes]), ALL).changed[0]?.answer).toMatchObject(no);
  });
});

describe("an answer to a question that was revised since", () => {
  const revised = radioQuestion({ guid: "q", edition: 2, choices: [{ id: "none", label: "No" }] });

  test.each<[string, Edited, Edited, RestorePlan]>([
    [
      "is to be confirmed",
      { q: given(answer({ value: "none" })) },
      {},
      changed(answer({ value: "none" }), 1, true),
    ],
    [
      "comes back even if the question would refuse it now",
      { q: given(answer({ value: "gone" })) },
      {},
      changed(answer({ value: "gone" }), 1, true),
    ],
    [
      "is to be confirmed again where it was confirmed since",
      { q: given(no) },
      { q: given(no, 2) },
      changed(no, 1, true),
    ],
    [
      "is confirmed again where the source had it confirmed",
      { q: given(no, 2) },
      { q: given(no) },
      changed(no, 2),
    ],
    ["is there where both wait to be confirmed", { q: given(no) }, { q: given(no) }, unchanged],
  ])("%s", (_, source, draft, expected) => {
    expect(restorePlan(side([yes], source), side([revised], draft), ALL)).toEqual(expected);
  });
});

describe("an issued version, which holds only what was declared,", () => {
  const declared: RestoreOptions = { answersList: null, holdsUndeclared: false };
  const hidden = { ...notApplicable("No."), elements: { value: "no" } };

  test("leaves alone what the draft declares alike", () => {
    const source = side([yes], { q: given(notApplicable("No.")) });
    expect(restorePlan(source, side([yes], { q: given(hidden) }), declared)).toEqual(unchanged);
  });

  test("empties what was not declared, and confirms a copy that says the same", () => {
    expect(restorePlan(side([yes]), side([yes], { q: given(hidden) }), declared)).toEqual(emptied);
    const waiting = side([yes], { q: given({ ...no, copiedFrom }) });
    expect(restorePlan(side([yes], { q: given(no) }), waiting, declared)).toEqual(changed(no));
  });
});

describe("what a restore does not touch", () => {
  const skipped = (reason: "withdrawn" | "not_in_version", question = "q"): RestorePlan => ({
    ...NOTHING,
    skipped: [{ question, reason }],
  });

  test("are questions that are no longer asked, named where the answers differ", () => {
    expect(restorePlan(side([yes], { q: given(no) }), side([]), ALL)).toEqual(skipped("withdrawn"));
    expect(restorePlan(side([yes]), side([], { q: given(no) }), ALL)).toEqual(skipped("withdrawn"));
    expect(restorePlan(side([yes], { q: given(no) }), side([], { q: given(no) }), ALL)).toEqual(unchanged);
  });

  test("are questions that were not chosen; a chosen one is emptied, and an unknown one is named", () => {
    const questions = [yes, booleanQuestion({ guid: "r" }), booleanQuestion({ guid: "s" })];
    const source = side(questions, { q: given(no), s: given(no) });
    const draft = side(questions, { r: given(no) });
    const listed = (answersList: string[]) => restorePlan(source, draft, { ...ALL, answersList });
    expect(listed(["q", "q"])).toEqual(changed(no));
    expect(listed(["r"])).toEqual({ ...NOTHING, emptied: ["r"] });
    expect(listed(["constructor"])).toEqual(skipped("not_in_version", "constructor"));
    expect(restorePlan(side(questions), side(questions), { ...ALL, answersList: ["q"] })).toEqual(unchanged);
  });
});
