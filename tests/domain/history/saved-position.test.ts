import { expect, test } from "vitest";
import { STAGES } from "~/domain/card/card-life";
import { positionStatus } from "~/domain/history/saved-position";

test("a saved position says what is open", () => {
  expect(STAGES.map(positionStatus)).toEqual([
    "ready_save",
    "ready_save",
    "waiting_documents",
    "waiting_validation",
    "waiting_validation",
  ]);
});
