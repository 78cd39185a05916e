import type { RunnerTask, RunnerTestCase } from "vitest";
import { beforeEach } from "vitest";
import { getCurrentTest } from "vitest/suite";
import { BEYOND_SPECIFIED } from "./routes/beyond-specified";
import { OF_ONE_PROCESS } from "./routes/of-one-process";
import { isOverSpecified } from "./server";

/**
 * Set-up of page tests in an arrangement that cannot pass all of them: those of its list are run and must fail. One that
 * passes is an error too, so that the list stays as short as it can be.
 */
const list = isOverSpecified() ? BEYOND_SPECIFIED : OF_ONE_PROCESS;

beforeEach(() => {
  const test = getCurrentTest();
  if (test && isListed(test)) test.fails = true;
});

/** A list has names of tests, and of groups of them. */
function isListed(task: RunnerTestCase): boolean {
  const listed = list[task.file.name.replace(/^tests\/routes\//, "")] ?? [];
  return pathsOf(task).some((name) => listed.includes(name));
}

/** "group", "group > group of it", "group > group of it > test". */
function pathsOf(task: RunnerTask): string[] {
  const above =
    task.suite && task.suite.type === "suite" && task.suite !== task.file ? pathsOf(task.suite) : [];
  const outer = above.at(-1);
  return [...above, outer === undefined ? task.name : `${outer} > ${task.name}`];
}
