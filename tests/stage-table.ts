import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import type { Outcome } from "./stage-reports";

/** How a stage of a long run ended. */
export interface StageRun extends Pick<Outcome, "passed" | "failed"> {
  stage: string;
  date: string;
  commit: string;
  seconds: number;
}

/** Writes down how a stage ended, in the place of how it ended before; `order` names all stages of the run. */
export async function noteStage(file: string, run: StageRun, order: readonly string[]): Promise<void> {
  const rows = existsSync(file) ? rowsOf(readFileSync(file, "utf8")) : new Map<string, string>();
  rows.set(run.stage, rowOf(run));
  const table = order.map((stage) => rows.get(stage) ?? `| ${stage} | never | | | | |`);
  const text = [INTRODUCTION, "", ...HEAD, ...table, ""].join("\n");
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: "markdown" }));
}

const rowOf = ({ stage, date, commit, passed, failed, seconds }: StageRun): string =>
  `| ${[stage, date, commit, passed, failed, (seconds / 60).toFixed(1)].join(" | ")} |`;

/** The rows of such a file, by their stage. */
const rowsOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^\| ([^|]+?) +\| \d{4}-.*\|$/gm)].map(
      ([row, stage = ""]) => [stage.trim(), row] as const,
    ),
  );

const HEAD = [
  "| stage | date | commit | passed | failed | minutes |",
  "| --- | --- | --- | ---: | ---: | ---: |",
];

const INTRODUCTION = `# The long run

Written by \`npm run all -- --table docs/long-run.md\`, never by hand. It takes hours; \`--stage "browser tests"\` behind it runs the stages whose
name has these words, and the others keep what they had. A stage without tests of its own tells 0 and 0 where it is good. "changed": the program or
its tests differed from that commit.`;
