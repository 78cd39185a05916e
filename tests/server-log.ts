import { setTimeout as sleep } from "node:timers/promises";
import type { TestServer } from "./server";

/** What a server has written to its log, line by line; beside it may stand words of a library. */
export const linesIn = <Line>(server: Pick<TestServer, "output">): Line[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

const QUIET_MS = 300;

/** An answer may be there before its line in the log: what `read` finds there, once no line has come for a while. */
export async function wholeLog<Line>(read: () => Line[]): Promise<Line[]> {
  for (let before = -1; before !== read().length;) {
    before = read().length;
    await sleep(QUIET_MS);
  }
  return read();
}
