import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { machineHere } from "../machine-here";
import { meetsGoal, type Figure } from "./measure";

export interface Result {
  /** The word that chooses this measure. */
  name: string;
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

/**
 * Writes the results to a file: as tables where its name ends in .md, else as JSON. Of the tables that stand there already
 * those of other measures stay; `order` names all measures.
 */
export async function writeResults(
  file: string,
  results: readonly Result[],
  order: readonly string[],
): Promise<void> {
  if (file.endsWith(".md")) {
    const kept = existsSync(file) ? sectionsOf(readFileSync(file, "utf8")) : new Map<string, string>();
    for (const result of results) kept.set(result.name, sectionOf(result));
    const sections = order.flatMap((name) => kept.get(name) ?? []);
    return writeFileSync(file, await inStyle(file, `${[INTRODUCTION, ...sections].join("\n\n")}\n`));
  }
  const judged = results.map((result) => ({
    ...result,
    figures: result.figures.map((figure) => ({ ...figure, meets: meetsGoal(figure) })),
  }));
  writeFileSync(file, `${JSON.stringify({ machine: machineHere(), results: judged }, null, 2)}\n`);
}

const inStyle = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), parser: "markdown" });

const anchorOf = (name: string): string => `<a id="${name}"></a>`;

/** The tables of such a file, by the names of their measures. */
function sectionsOf(text: string): Map<string, string> {
  const [, ...parts] = text.split(/^<a id="([\w-]+)"><\/a>$/m);
  const sections = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const name = parts[at] ?? "";
    sections.set(name, `${anchorOf(name)}\n\n${parts[at + 1]?.trim()}`);
  }
  return sections;
}

function sectionOf({ name, about, figures }: Result): string {
  const { date, commit, node, cpu, cores, memoryGb, load } = machineHere();
  const rows = figures.map(
    (figure) => `| ${figure.name} | ${shown(figure)} | ${goalOf(figure)} | ${verdict(figure)} |`,
  );
  return [
    ...[anchorOf(name), "", `## ${about}`, ""],
    `Measured on ${date}, commit ${commit}: ${cpu}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${load}.`,
    ...["", "| figure | value | goal | met |", "| --- | ---: | --- | --- |", ...rows],
  ].join("\n");
}

const INTRODUCTION = `# Figures

Written by \`npm run bench -- docs/figures.md\`, never by hand; a measure that is named after the file is measured alone, and the
others keep what they had. Times depend on the machine and on what else it does; ratios are of one run, so that another machine
should come near them. A goal that is missed stays here with its NO.`;
