import { describe, expect, test } from "vitest";
import { softStop } from "~/domain/card/soft-stop";

const begun = () => true;
const untouched = () => false;
const open = (id: string, count = 6) => ({ id, open: count, minutes: 15 });

describe("what a company is asked to complete before it issues a card", () => {
  test.each([
    ["the first class, first", open("start_small"), begun, true],
    ["the first class, begun or not", open("start_small"), untouched, true],
    ["a later class that was begun, beside issuing", open("graduate"), begun, false],
  ])("is %s", (_, given, isBegun, comesFirst) => {
    expect(softStop(given, isBegun)).toEqual({ ...given, comesFirst });
  });

  test.each([
    ["a later class that was not begun", open("graduate"), untouched],
    ["a class without open questions", open("start_small", 0), begun],
    ["no class", null, begun],
    ["what a server does not tell", undefined, begun],
  ])("is not %s", (_, given, isBegun) => {
    expect(softStop(given, isBegun)).toBeNull();
  });
});
