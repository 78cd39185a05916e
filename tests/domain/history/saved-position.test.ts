import { expect, test } from "vitest";
import { STAGES } from "~/domain/card/card-life";
import {
  hasRoom,
  MOST_POSITIONS,
  POSITION_TYPES,
  positionStatus,
  type PositionType,
} from "~/domain/history/saved-position";

test("a saved position says what is open", () => {
  expect(STAGES.map(positionStatus)).toEqual([
    "ready_save",
    "ready_save",
    "waiting_documents",
    "waiting_validation",
    "waiting_validation",
  ]);
});

const positions = (count: number, type: PositionType, year: number) =>
  Array.from({ length: count }, () => ({ type, year }));

test.each([
  ["none yet", [], true],
  ["one less than the most", positions(MOST_POSITIONS - 1, "before_restore", 2025), true],
  ["the most", positions(MOST_POSITIONS, "before_restore", 2025), false],
  ["more, from before there was a limit", positions(MOST_POSITIONS + 7, "before_restore", 2025), false],
  ["the most of another year", positions(MOST_POSITIONS, "before_restore", 2024), true],
  ["the most saved by hand", positions(MOST_POSITIONS, "manual", 2025), true],
  [
    "almost the most, and others besides",
    [
      ...positions(MOST_POSITIONS - 1, "before_restore", 2025),
      ...POSITION_TYPES.flatMap((type) => positions(9, type, 2024)),
    ],
    true,
  ],
] as const)("there is room for a position before a restore: %s", (_, saved, expected) => {
  expect(hasRoom(saved, "before_restore", 2025)).toBe(expected);
});

test("each type has its own fifty", () => {
  const saved = positions(MOST_POSITIONS, "manual", 2025);
  expect(POSITION_TYPES.filter((type) => !hasRoom(saved, type, 2025))).toEqual(["manual"]);
  expect(MOST_POSITIONS).toBe(50);
});
