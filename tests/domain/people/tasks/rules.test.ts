import { describe, expect, test } from "vitest";
import { linkEnd, type LinkFacts } from "~/domain/people/tasks/link-end";
import { taskRights, taskState, timingOf, type TaskFacts } from "~/domain/people/tasks/task-state";

const WAITING: TaskFacts = { ending: null, isCurrent: true, isAnswered: false, canColleagueWrite: true };

describe("the state of a task", () => {
  test.each<[string, Partial<TaskFacts>, string]>([
    ["that waits", {}, "open"],
    ["whose questions are done", { isAnswered: true }, "answered"],
    [
      "whose colleague may no longer write, was switched off or has left",
      { canColleagueWrite: false },
      "returned",
    ],
    [
      "that was answered before its colleague lost the permission",
      { isAnswered: true, canColleagueWrite: false },
      "answered",
    ],
    ["of a year that is closed", { isCurrent: false }, "over"],
    ["of a closed year, answered", { isCurrent: false, isAnswered: true }, "over"],
    ["that a person marked as done", { ending: "done" }, "done"],
    ["that was withdrawn", { ending: "withdrawn" }, "withdrawn"],
    [
      "that was withdrawn from a colleague who has left",
      { ending: "withdrawn", canColleagueWrite: false },
      "withdrawn",
    ],
    ["done in a year that is closed", { ending: "done", isCurrent: false }, "done"],
  ])("of a task %s", (_, facts, state) => {
    expect(taskState({ ...WAITING, ...facts })).toBe(state);
  });
});

test.each([
  [null, null],
  ["2026-03-09", "overdue"],
  ["2026-03-10", "today"],
  ["2026-03-11", "later"],
])("a task due on %s stands %s on 10 March", (dueOn, timing) => {
  expect(timingOf(dueOn, "2026-03-10")).toBe(timing);
});

test.each([
  ["its asker", { isAsker: true, isColleague: false, isAdministrator: false }, true, true],
  ["its colleague", { isAsker: false, isColleague: true, isAdministrator: false }, false, true],
  ["an administrator", { isAsker: false, isColleague: false, isAdministrator: true }, true, true],
  ["another person", { isAsker: false, isColleague: false, isAdministrator: false }, false, false],
])("%s may change and end a task as far as the rule says", (_, standing, canChange, canEnd) => {
  expect(taskRights(standing)).toEqual({ canChange, canEnd });
});

const GOOD: LinkFacts = { canAskerWrite: true, isCurrentYear: true, isSameQuestion: true, isSettled: false };

describe("a link to one question", () => {
  test.each<[string, Partial<LinkFacts>, string | null]>([
    ["works", {}, null],
    ["ends with the permission of its asker", { canAskerWrite: false }, "asker_gone"],
    ["ends with its year", { isCurrentYear: false }, "year_closed"],
    ["ends when its question changes", { isSameQuestion: false }, "question_changed"],
    ["ends with the decision on its proposal", { isSettled: true }, "settled"],
    [
      "tells its bearer first that the company has decided",
      { isSettled: true, canAskerWrite: false },
      "settled",
    ],
  ])("%s", (_, facts, end) => {
    expect(linkEnd({ ...GOOD, ...facts })).toBe(end);
  });
});
