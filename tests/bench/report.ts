import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { format, resolveConfig } from "prettier";
import { meetsGoal, type Figure } from "./measure";

export interface Result {
  about: string;
  figures: Figure[];
}

const shown = ({ value, unit }: Figure) => `${value.toFixed(value < 10 ? 3 : 1)} ${unit}`.trim();

const goalOf = ({ goal, unit }: Figure): string =>
  goal ? `${"atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`} ${unit}`.trim() : "";

const verdict = (figure: Figure): string => ({ true: "yes", false: "NO", null: "" })[`${meetsGoal(figure)}`];

/** A line of the terminal. */
export const lineOf = (figure: Figure): string =>
  `  ${figure.name.padEnd(46)} ${shown(figure).padStart(18)}   ${goalOf(figure)} ${verdict(figure)}`.trimEnd();

/** What the figures depend on. */
const machine = () => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: cpus()[0]?.model ?? "",
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  /** Processes that wanted a core, on average over the last fifteen minutes: this run's own count too. */
  load: Number(loadavg()[2]?.toFixed(1)),
});

/** Writes the results to a file: as tables where its name ends in .md, else as JSON. */
export async function writeResults(file: string, results: readonly Result[]): Promise<void> {
  if (file.endsWith(".md")) return writeFileSync(file, await inStyle(file, tablesOf(results)));
  const judged = results.map(({ about, figures }) => ({
    about,
    figures: figures.map((figure) => ({ ...figure, meets: meetsGoal(figure) })),
  }));
  writeFileSync(file, `${JSON.stringify({ machine: machine(), results: judged }, null, 2)}\n`);
}

const inStyle = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), parser: "markdown" });

function tablesOf(results: readonly Result[]): string {
  const { date, node, cpu, cores, memoryGb, load } = machine();
  const head = `Measured on ${date} by \`npm run bench\`: ${cpu}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${load}.`;
  const tables = results.map(({ about, figures }) => {
    const rows = figures.map(
      (figure) => `| ${figure.name} | ${shown(figure)} | ${goalOf(figure)} | ${verdict(figure)} |`,
    );
    return [`## ${about}`, "", "| figure | value | goal | met |", "| --- | ---: | --- | --- |", ...rows].join(
      "\n",
    );
  });
  return `${[INTRODUCTION, head, ...tables].join("\n\n")}\n`;
}

const INTRODUCTION = `# Figures

Written by \`npm run bench -- docs/figures.md\`, never by hand. Times depend on the machine and on what else it does; ratios are of
one run, so that another machine should come near them. A goal that is missed stays here with its NO.`;
