import { describe, expect, test } from "vitest";
import { STAGES } from "~/domain/card/card-life";
import type { CardEvent, CardLife, EventOf, LifecycleRefusal, Stage } from "~/domain/card/card-life";
import { apply, atInstant, TRANSITIONS } from "~/domain/card/lifecycle";
import { after, answerOf, fileOf, inStage, life, NOON, READY, verification } from "./lives";

const HOUR = 3600 * 1000;
const later = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

const publish: EventOf<"publish"> = { kind: "publish", revision: 7, candidate: "hash", reading: READY };
const open: EventOf<"open_verification"> = {
  kind: "open_verification",
  level: 2,
  revision: 7,
  candidate: verification().candidate,
  changed: [],
  reading: READY,
};
const accepted = (question: string, attachment: string | null = null): EventOf<"judge"> => ({
  kind: "judge",
  verifier: "vera",
  question,
  attachment,
  verdict: "accepted",
  comment: "",
});
const commented: EventOf<"judge"> = {
  ...accepted("q1"),
  verdict: "commented",
  comment: "Da quale bolletta?",
};
const allAccepted = [accepted("q1"), accepted("q2"), accepted("q2", "f1")];
const accept: CardEvent = { kind: "accept", verifier: "vera" };
const refuse: CardEvent = { kind: "refuse", verifier: "vera" };
const assign: CardEvent = { kind: "assign_verifier", verifier: "vera", body: "Ente Demo" };

const refusalsFrom = (state: CardLife, event: CardEvent, now = NOON) => apply(state, event, now).refusals;

/** One event of each kind that would be allowed if only the stage were right. */
const EVENTS: CardEvent[] = [
  { kind: "save_answer" },
  publish,
  open,
  { kind: "check_passed" },
  { kind: "check_failed", findings: [{ ...answerOf("q1"), finding: "evidence_missing" }] },
  assign,
  accepted("q1"),
  accept,
  refuse,
  { kind: "withdraw" },
  { kind: "enable" },
  { kind: "disable" },
  { kind: "open_next_year" },
  { kind: "restore_start", year: 2025 },
  { kind: "restore_finish", modifiedAnswers: 1 },
  { kind: "restore_fail" },
];

describe("what an event does in a stage", () => {
  // In the order of the stages: draft, restoring, documents, third party, in depth.
  test.each<[CardEvent["kind"], (Stage | LifecycleRefusal)[]]>([
    ["save_answer", [...STAGES]],
    ["publish", ["enabled_company", "restore_running", ...times("verification_open")]],
    ["open_verification", ["documents", "restore_running", ...times("verification_open")]],
    ["check_passed", [...closed(), "third_party", "check_done", "check_done"]],
    ["check_failed", [...closed(), "draft", "check_done", "check_done"]],
    ["assign_verifier", [...closed(), "documents", "third_party", "in_depth"]],
    ["judge", [...closed(), "check_running", "third_party", "in_depth"]],
    ["accept", [...closed(), "check_running", "items_unjudged", "items_unjudged"]],
    ["refuse", [...closed(), "check_running", "refusal_without_comment", "refusal_without_comment"]],
    ["withdraw", [...closed(), ...times("draft")]],
    ["enable", [...STAGES]],
    ["disable", ["draft", "restoring", ...times("draft")]],
    ["open_next_year", ["year_not_closed", "restore_running", ...times("verification_open")]],
    ["restore_start", ["restoring", "restore_running", ...times("verification_open")]],
    ["restore_finish", ["no_restore", "draft", ...times("no_restore")]],
    ["restore_fail", ["no_restore", "draft", ...times("no_restore")]],
  ])("%s: %j", (kind, results) => {
    const event = EVENTS.find((candidate) => candidate.kind === kind) ?? { kind: "save_answer" };
    const reached = STAGES.map((stage) => {
      const { state, refusals } = apply(inStage(stage), event, NOON);
      return refusals[0] ?? state.stage;
    });
    expect(reached).toEqual(results);
  });

  test("a refused event leaves everything as it was", () => {
    const changed = STAGES.flatMap((stage) => {
      const state = inStage(stage);
      const refused = EVENTS.filter((event) => refusalsFrom(state, event).length > 0);
      return refused.filter((event) => apply(state, event, NOON).state !== state);
    });
    expect(changed).toEqual([]);
  });

  test("the table has a cell for each event in each stage, and leads nowhere else", () => {
    const cells = Object.values(TRANSITIONS).flatMap((row) => STAGES.map((stage) => row[stage]));
    const stages = cells.flatMap((cell) =>
      typeof cell === "string" ? [] : [cell].flat().flatMap((step) => ("to" in step ? [step.to] : [])),
    );
    expect(cells.filter((cell) => cell === undefined)).toEqual([]);
    expect(stages.filter((stage) => stage === undefined || !STAGES.includes(stage))).toEqual([]);
  });
});

describe("publishing", () => {
  test("issues what was confirmed, as declared by the company itself", () => {
    const { issued, state } = apply(life(), publish, NOON);
    expect(issued).toEqual({
      candidate: "hash",
      year: 2025,
      draftRevision: 7,
      issuedAt: NOON,
      expiresAt: "2027-06-01T10:00:00.000Z",
      dataAsOf: NOON,
      level: 1,
      body: null,
    });
    expect(state).toEqual(
      life({
        lastIssuedAt: NOON,
        lastVersion: { draftRevision: 7, expiresAt: "2027-06-01T10:00:00.000Z" },
      }),
    );
  });

  test.each<[string, CardLife, Partial<EventOf<"publish">>, LifecycleRefusal[]]>([
    ["an enabled company", life({ enabled: true }), {}, ["enabled_company"]],
    ["a draft that moved", life(), { revision: 6 }, ["stale_revision"]],
    ["obsolete answers", life(), { reading: { ...READY, unresolvedObsolete: 1 } }, ["obsolete_questions"]],
    ["nothing answered", life(), { reading: { ...READY, scoredAnswers: 0 } }, ["nothing_answered"]],
    [
      "nothing new",
      life({ lastVersion: { draftRevision: 7, expiresAt: "2027-01-01T10:00:00.000Z" } }),
      {},
      ["unchanged"],
    ],
    ["a restore under way", life({ stage: "restoring" }), {}, ["restore_running"]],
  ])("%s", (_, state, event, refusals) => {
    expect(refusalsFrom(state, { ...publish, ...event })).toEqual(refusals);
  });

  test.each([
    ["an ordinary day", "2026-06-01T10:00:00.000Z"],
    ["the night of 23 hours", "2026-03-28T22:59:59.000Z"],
    ["the night of 25 hours", "2026-10-24T22:30:00.000Z"],
    ["the last second of the year", "2026-12-31T22:59:59.000Z"],
  ])("again after 86,400 seconds and not one sooner: %s", (_, issuedAt) => {
    const state = after(life(), [publish, { kind: "save_answer" }], issuedAt);
    const again = { ...publish, revision: 8 };
    expect(refusalsFrom(state, again, later(issuedAt, 24 * HOUR - 1))).toEqual(["issued_recently"]);
    expect(refusalsFrom(state, again, later(issuedAt, 24 * HOUR))).toEqual([]);
  });
});

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
      dataAsOf: NOON,
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
    const second = apply(first.state, accept, NOON);
    expect([second.issued?.level, second.state.stage]).toEqual([3, "draft"]);
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

describe("the next fiscal year", () => {
  test("opens once it is closed by the calendar of Rome", () => {
    const open2026: CardEvent = { kind: "open_next_year" };
    expect(refusalsFrom(life(), open2026, "2026-12-31T22:59:59.999Z")).toEqual(["year_not_closed"]);
    const published = after(life({ decidedAt: NOON }), [publish]);
    expect(apply(published, open2026, "2026-12-31T23:00:00.000Z").state).toEqual(
      life({ fiscalYear: 2026, draftRevision: 0, lastIssuedAt: NOON }),
    );
  });
});

describe("a restore", () => {
  test.each<[string, CardLife, number, LifecycleRefusal[]]>([
    ["a company that is not enabled", life(), 2025, ["not_enabled"]],
    ["a version of another year", life({ enabled: true }), 2024, ["other_year"]],
  ])("is refused to %s", (_, state, year, refusals) => {
    expect(refusalsFrom(state, { kind: "restore_start", year })).toEqual(refusals);
  });

  test("raises the draft's revision when it changed anything, and only then", () => {
    const running = inStage("restoring");
    const finished = (modifiedAnswers: number) =>
      after(running, [{ kind: "restore_finish", modifiedAnswers }]).draftRevision;
    expect([finished(3), finished(0), after(running, [{ kind: "restore_fail" }]).draftRevision]).toEqual([
      8, 7, 7,
    ]);
  });
});

function times<const T>(value: T): [T, T, T] {
  return [value, value, value];
}

function closed(): ["no_verification", "no_verification"] {
  return ["no_verification", "no_verification"];
}
