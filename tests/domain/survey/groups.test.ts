import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnswerStatus } from "~/domain/question/answer";
import {
  GROUP_FILTERS,
  groupCounts,
  type Grouped,
  groupOf,
  GROUPS,
  groupsIn,
  isGroupFilter,
  OPEN_GROUPS,
} from "~/domain/survey/groups";
import { isLocked, isOpen } from "~/domain/survey/progress";

const STATUSES: AnswerStatus[] = [
  "na-blocked",
  "blocked",
  "autofilled",
  "not-answered",
  "incomplete",
  "incompatible",
  "self-declared",
];

const of = (status: AnswerStatus, more: Partial<Grouped> = {}): Grouped => ({
  level: "start_small",
  status,
  obsolete: false,
  ...more,
});

const questions = fc.record({
  level: fc.constantFrom("start_small", "graduate", "master", "reporting"),
  status: fc.constantFrom(...STATUSES),
  obsolete: fc.boolean(),
  voluntary: fc.option(fc.boolean(), { nil: undefined }),
});

describe("the group of a question", () => {
  test.each<[string, Grouped, boolean, string]>([
    ["its status", of("incomplete"), false, "incomplete"],
    ["complete where it was answered", of("self-declared"), false, "self-declared"],
    ["voluntary while such a question is empty", of("not-answered", { voluntary: true }), false, "voluntary"],
    ["its status once such a question was begun", of("incomplete", { voluntary: true }), false, "incomplete"],
    ["changed, whatever was answered", of("self-declared", { obsolete: true }), false, "obsolete"],
    ["locked in reporting", of("not-answered", { level: "reporting" }), false, "locked"],
    ["its status once reporting is open", of("not-answered", { level: "reporting" }), true, "not-answered"],
    ["complete in locked reporting too", of("self-declared", { level: "reporting" }), false, "self-declared"],
    ["not asked in locked reporting too", of("na-blocked", { level: "reporting" }), false, "na-blocked"],
    [
      "changed in locked reporting too",
      of("autofilled", { level: "reporting", obsolete: true }),
      false,
      "obsolete",
    ],
  ])("is %s", (_, question, reportingOpen, group) => {
    expect(groupOf(question, reportingOpen)).toBe(group);
  });

  test("is one of those to do exactly where the question asks for something now", () => {
    fc.assert(
      fc.property(questions, fc.boolean(), (question, reportingOpen) => {
        const asks = isOpen(question) && !isLocked(question, question, reportingOpen);
        expect(OPEN_GROUPS.includes(groupOf(question, reportingOpen))).toBe(asks);
      }),
    );
  });
});

describe("the filters", () => {
  test("of single groups part the questions, and the two others add some or all of them up", () => {
    fc.assert(
      fc.property(fc.array(questions), fc.boolean(), (all, reportingOpen) => {
        const groups = all.map((question) => groupOf(question, reportingOpen));
        const counts = groupCounts(groups);
        const sumOf = (some: readonly (typeof GROUPS)[number][]) =>
          some.reduce((sum, group) => sum + counts[group], 0);
        expect(sumOf(GROUPS)).toBe(all.length);
        expect(counts.all).toBe(all.length);
        expect(counts.open).toBe(sumOf(OPEN_GROUPS));
        for (const group of groups) {
          expect(GROUPS.filter((one) => groupsIn(one).includes(group))).toEqual([group]);
        }
      }),
    );
  });

  test("are known by their names alone", () => {
    expect(GROUP_FILTERS.filter(isGroupFilter)).toEqual([...GROUP_FILTERS]);
    expect(["", "tutte", "__proto__", "OPEN"].filter(isGroupFilter)).toEqual([]);
  });
});
