import { describe, expect, test } from "vitest";
import { STAGES } from "~/domain/card/card-life";
import type { CardEvent, CardLife, EventOf, LifecycleRefusal, Stage } from "~/domain/card/card-life";
import { apply, TRANSITIONS } from "~/domain/card/lifecycle";
import {
  accept,
  accepted,
  allAccepted,
  assign,
  HOUR,
  later,
  open,
  publish,
  refusalsFrom,
  refuse,
} from "./events";
import { after, answerOf, inStage, life, NOON, READY } from "./lives";

/** One event of each kind, which the right stage would allow. */
const EVENTS: CardEvent[] = [
  { kind: "save_answer" },
  publish,
  open,
  { kind: "check_passed" },
  { kind: "check_failed", findings: [{ ...answerOf("q1"), finding: "evidence_missing" }] },
  assign,
  accepted("q1"),
  { kind: "take_back", verifier: "vera", ...answerOf("q1") },
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
    ["take_back", [...closed(), "check_running", "judgement_unknown", "judgement_unknown"]],
    ["accept", [...closed(), "check_running", "items_unjudged", "not_looked_again"]],
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

describe("while the provider has to decide about the company's identity", () => {
  const waiting = (state: CardLife): CardLife => ({ ...state, identityPending: true });

  test("nothing is issued, and nothing opened to be issued", () => {
    expect(refusalsFrom(waiting(life({ enabled: true })), publish)).toContain("identity_pending");
    const judged = after(inStage("third_party"), allAccepted);
    expect(refusalsFrom(judged, accept)).toEqual([]);
    expect(refusalsFrom(waiting(judged), accept)).toEqual(["identity_pending"]);
  });

  test("the company may still lose its enablement, which settles it", () => {
    const { state } = apply(waiting(life({ enabled: true })), { kind: "disable" }, NOON);
    expect(state.identityPending).toBe(false);
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
      frozenAt: NOON,
      level: 1,
      body: null,
    });
    expect(state).toEqual(
      life({
        lastIssuedAt: NOON,
        lastVersion: { draftRevision: 7, expiresAt: "2027-06-01T10:00:00.000Z", level: 1 },
      }),
    );
  });

  test.each<[string, CardLife, Partial<EventOf<"publish">>, LifecycleRefusal[]]>([
    ["an enabled company", life({ enabled: true }), {}, ["enabled_company"]],
    ["a draft that moved", life(), { revision: 6 }, ["stale_revision"]],
    ["obsolete answers", life(), { reading: { ...READY, unresolvedObsolete: 1 } }, ["obsolete_questions"]],
    ["a file in control", life(), { reading: { ...READY, filesInControl: 1 } }, ["files_in_control"]],
    ["nothing answered", life(), { reading: { ...READY, scoredAnswers: 0 } }, ["nothing_answered"]],
    [
      "nothing new",
      life({ lastVersion: { draftRevision: 7, expiresAt: "2027-01-01T10:00:00.000Z", level: 1 } }),
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
