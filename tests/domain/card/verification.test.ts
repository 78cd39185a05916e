import { describe, expect, test } from "vitest";
import type { DocumentNeed, CardEvent, CardLife, EventOf, LifecycleRefusal } from "~/domain/card/card-life";
import { dueItems } from "~/domain/card/judgements";
import { apply, atInstant } from "~/domain/card/lifecycle";
import {
  accept,
  accepted,
  allAccepted,
  assign,
  commented,
  HOUR,
  later,
  open,
  publish,
  refusalsFrom,
  refuse,
} from "./events";
import { after, answerOf, fileOf, inStage, life, NOON, READY } from "./lives";

describe("opening a verification", () => {
  test.each<[string, CardLife, Partial<EventOf<"open_verification">>, LifecycleRefusal[]]>([
    ["a company that is not enabled", life(), {}, ["not_enabled"]],
    ["a draft that moved", life({ enabled: true }), { revision: 6 }, ["stale_revision"]],
    ["24 hours after a version", life({ enabled: true, lastIssuedAt: NOON }), {}, ["issued_recently"]],
    [
      "everything at once",
      life({ lastIssuedAt: NOON }),
      { revision: 6, reading: { ...READY, facts: { ...READY.facts, turnover: null } } },
      ["not_enabled", "issued_recently", "turnover_missing", "stale_revision"],
    ],
  ])("%s", (_, state, event, refusals) => {
    expect(refusalsFrom(state, { ...open, ...event })).toEqual(refusals);
  });

  test.each([
    [1, 2, []],
    [2, 2, ["unchanged"]],
    [2, 3, []],
    [3, 2, ["unchanged"]],
    [3, 3, ["unchanged"]],
  ] as const)("of data issued at level %i asks for level %i", (issued, level, refusals) => {
    const lastVersion = { draftRevision: 7, expiresAt: "2027-01-01T10:00:00.000Z", level: issued };
    expect(refusalsFrom(life({ enabled: true, lastVersion }), { ...open, level })).toEqual(refusals);
  });

  test("freezes what is judged and issued; what is edited meanwhile stays in the draft", () => {
    const judged = after(life({ enabled: true }), [
      open,
      { kind: "save_answer" },
      { kind: "check_passed" },
      assign,
      { kind: "save_answer" },
      ...allAccepted,
    ]);
    const decided = "2026-06-20T08:00:00.000Z";
    const { issued, state } = apply(judged, accept, decided);
    expect(issued).toEqual({
      candidate: "frozen",
      year: 2025,
      draftRevision: 7,
      issuedAt: decided,
      expiresAt: "2027-06-20T08:00:00.000Z",
      frozenAt: NOON,
      level: 2,
      body: "Ente Demo",
    });
    expect(state).toMatchObject({
      stage: "draft",
      verification: null,
      draftRevision: 9,
      decidedAt: decided,
      lastVersion: { draftRevision: 7 },
    });
  });

  test("of level 3 is issued only after the phase in depth", () => {
    const documents = after(life({ enabled: true }), [{ ...open, level: 3 }, { kind: "check_passed" }]);
    const first = apply(after(documents, [assign, ...allAccepted]), accept, NOON);
    expect([first.issued, first.state.stage]).toEqual([null, "in_depth"]);
    const second = apply(after(first.state, allAccepted), accept, NOON);
    expect([second.issued?.level, second.state.stage]).toEqual([3, "draft"]);
  });
});

const LACKING: DocumentNeed = {
  ...{ question: "q1", prompt: "Quanta energia consuma l'azienda?", document: "Bollette dell'anno" },
  ...{ from: 2, isThere: false },
};

describe("the phase in depth", () => {
  const before = after(inStage("third_party", { level: 3 }), [...allAccepted, accept]);
  const files = accepted("q2", "f1");
  const asked = { ...commented, question: "q2" };

  test.each<[string, CardEvent[], LifecycleRefusal[]]>([
    ["nothing, for all that was accepted in the phase before", [], ["not_looked_again"]],
    ["an answer", [accepted("q1")], ["not_looked_again"]],
    ["all answers, and not the file", [accepted("q1"), accepted("q2")], ["not_looked_again"]],
    ["one item three times", [files, files, files], ["not_looked_again"]],
    ["all but one, which is asked about", [accepted("q1"), asked], ["not_looked_again", "comments_open"]],
    ["all, one of it with a question", [...allAccepted, asked], ["comments_open"]],
    ["all, a question taken back", [accepted("q1"), files, asked, accepted("q2")], []],
    ["all, each confirmed as it stood", allAccepted, []],
  ])("issues once everything was looked at again: %s", (_, events, refusals) => {
    expect(refusalsFrom(after(before, events), accept)).toEqual(refusals);
  });

  test.each<[string, CardEvent[], string[]]>([
    ["nothing", [], ["q1", "q2", "q2 f1"]],
    ["an answer", [accepted("q2")], ["q1", "q2 f1"]],
    ["a rejection", [{ ...commented, verdict: "rejected" }], ["q2", "q2 f1"]],
    ["all", allAccepted, []],
  ])("leaves due what nobody has looked at again: %s", (_, events, due) => {
    const { verification } = after(before, events);
    const { candidate, judgements } = verification ?? expect.fail();
    const left = dueItems("in_depth", candidate.items, judgements);
    expect(left.map(({ question, attachment }) => [question, attachment].join(" ").trim())).toEqual(due);
    expect(dueItems("third_party", candidate.items, judgements)).toEqual([]);
  });

  test("keeps the company's reply with the judgement it answers", () => {
    const reply: CardEvent = { kind: "answer_comment", ...answerOf("q1"), reply: "Quella di dicembre." };
    const replied = after(before, [commented, reply]);
    expect(replied.verification?.judgements.at(-1)).toMatchObject({ phase: "in_depth", reply: reply.reply });
    expect(refusalsFrom(replied, accept)).toEqual(["not_looked_again", "comments_open"]);
  });
});

describe("the verifier", () => {
  test.each<[string, CardLife, CardEvent, LifecycleRefusal[]]>([
    ["somebody else judges", inStage("third_party"), { ...commented, verifier: "ugo" }, ["not_assigned"]],
    ["nobody is assigned", inStage("third_party", { verifier: null }), commented, ["not_assigned"]],
    ["what the candidate lacks", inStage("third_party"), accepted("q9"), ["item_unknown"]],
    ["a file it lacks", inStage("third_party"), accepted("q1", "f1"), ["item_unknown"]],
    ["a comment without words", inStage("third_party"), { ...commented, comment: " " }, ["comment_missing"]],
    ["a refusal without a reason", inStage("third_party"), refuse, ["refusal_without_comment"]],
    [
      "accepting what was not all judged",
      after(inStage("third_party"), allAccepted.slice(1)),
      accept,
      ["items_unjudged"],
    ],
    [
      "accepting without a document that the level needs",
      after(inStage("third_party"), allAccepted),
      { kind: "accept", verifier: "vera", missing: [LACKING] },
      ["documents_missing"],
    ],
    [
      "ending the phase in depth without one",
      after(inStage("in_depth", { level: 3 }), allAccepted),
      { kind: "accept", verifier: "vera", missing: [LACKING] },
      ["documents_missing"],
    ],
    [
      "accepting over a comment",
      after(inStage("third_party"), [...allAccepted, commented]),
      accept,
      ["comments_open"],
    ],
  ])("%s", (_, state, event, refusals) => {
    expect(refusalsFrom(state, event)).toEqual(refusals);
  });

  test("judges again once the company has answered, and the last judgement counts", () => {
    const reply: CardEvent = { kind: "answer_comment", ...answerOf("q1"), reply: "Quella di dicembre." };
    const answered = after(inStage("third_party"), [commented, reply]);
    expect(answered.verification?.judgements).toMatchObject([{ verdict: "commented", reply: reply.reply }]);
    expect(after(answered, [...allAccepted, accept]).lastIssuedAt).toBe(NOON);
  });
});

describe("a verification that ends without a card", () => {
  const returned = after(inStage("third_party"), [commented, accepted("q2"), refuse]);
  const reply: CardEvent = { kind: "answer_comment", ...answerOf("q1"), reply: "Quella di dicembre." };

  test("gives the comments back and touches no answer", () => {
    expect(returned).toMatchObject({
      stage: "draft",
      verification: null,
      draftRevision: 7,
      decidedAt: NOON,
      returned: { how: "refused", at: NOON, judgements: [{ ...answerOf("q1"), reply: null }, {}] },
    });
  });

  test.each<[string, CardLife, Partial<EventOf<"open_verification">>, LifecycleRefusal[]]>([
    ["untouched", returned, {}, ["comments_open"]],
    ["another answer changed", returned, { changed: [answerOf("q2")] }, ["comments_open"]],
    ["a file of it changed", returned, { changed: [fileOf("q1", "f2")] }, ["comments_open"]],
    ["its answer changed", returned, { changed: [answerOf("q1")] }, []],
    ["answered in words", after(returned, [reply]), {}, []],
  ])("opens again when each comment is settled: %s", (_, state, event, refusals) => {
    expect(refusalsFrom(state, { ...open, ...event })).toEqual(refusals);
  });

  test.each<[string, CardEvent, LifecycleRefusal[]]>([
    ["to what was accepted", { ...reply, ...answerOf("q2") }, ["comment_unknown"]],
    ["with nothing", { ...reply, reply: "" }, ["reply_missing"]],
  ])("no answer %s", (_, event, refusals) => {
    expect(refusalsFrom(returned, event)).toEqual(refusals);
  });

  test("because a document could not be read says which, and asks for it again", () => {
    const failed = after(inStage("documents"), [
      { kind: "check_failed", findings: [{ ...fileOf("q2", "f1"), finding: "file_unreadable" }] },
    ]);
    expect(failed.returned).toMatchObject({
      how: "check_failed",
      judgements: [{ ...fileOf("q2", "f1"), verdict: "rejected", comment: "file_unreadable" }],
    });
    expect(refusalsFrom(failed, open)).toEqual(["comments_open"]);
    expect(refusalsFrom(failed, { ...open, changed: [fileOf("q2", "f1")] })).toEqual([]);
  });

  test("because the company is no longer enabled leaves it free to publish by itself", () => {
    const disabled = after(inStage("in_depth"), [commented, { kind: "disable" }]);
    expect(disabled.returned?.how).toBe("enablement_lost");
    expect(refusalsFrom(disabled, publish)).toEqual([]);
  });
});

describe("sixty days without a decision", () => {
  test.each([
    ["2026-06-01T10:00:00.000Z", "2026-07-31T10:00:00.000Z", "in summer"],
    ["2026-03-01T10:00:00.000Z", "2026-04-30T09:00:00.000Z", "over the night of 23 hours"],
    ["2026-09-01T10:00:00.000Z", "2026-10-31T11:00:00.000Z", "over the night of 25 hours"],
    ["2026-11-01T22:59:59.000Z", "2026-12-31T22:59:59.000Z", "to the last second of the year"],
  ])("begun %s lapse %s: %s", (since, end) => {
    const state = inStage("third_party", { since });
    expect(atInstant(state, later(end, -1))).toBe(state);
    expect(atInstant(state, end)).toMatchObject({ stage: "draft", returned: { how: "lapsed", at: end } });
    expect(refusalsFrom(state, { kind: "lapse" }, later(end, -1))).toEqual(["deadline_not_passed"]);
    expect(apply(state, { kind: "lapse" }, later(end, HOUR))).toMatchObject({
      refusals: [],
      state: { returned: { how: "lapsed", at: end } },
    });
  });

  test("are over whoever comes first: a decision after them finds nothing to decide", () => {
    const state = after(inStage("third_party"), allAccepted);
    const { refusals, issued, state: reached } = apply(state, accept, "2026-08-01T10:00:00.000Z");
    expect([refusals, issued, reached.stage]).toEqual([["no_verification"], null, "draft"]);
    expect(refusalsFrom(life(), { kind: "lapse" })).toEqual(["no_verification"]);
  });

  test("begin again with the phase in depth", () => {
    const state = after(inStage("third_party", { level: 3 }), allAccepted);
    const inDepth = apply(state, accept, "2026-07-31T09:59:59.999Z").state;
    expect(atInstant(inDepth, "2026-08-01T10:00:00.000Z").stage).toBe("in_depth");
  });
});
