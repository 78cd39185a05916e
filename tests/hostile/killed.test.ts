import { expect, test } from "vitest";
import { postingRounds, savingRounds } from "../crash/saving";

/** `npm run nightly` has a thousand of each. */
const ROUNDS = 2;

test.each([
  ["saved through their pages", postingRounds],
  ["saved over the API", savingRounds],
])(
  "fault 4: of answers %s none is lost or doubled by a kill before the server has answered",
  async (_, rounds) => {
    expect(await rounds(ROUNDS)).toEqual({ passed: ROUNDS, failed: 0 });
  },
);
