import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { benchmark } from "./benchmark";
import { documents } from "./documents";
import { foreignFiles } from "./foreign-files";
import { foreignMemory } from "./foreign-memory";
import { making } from "./making";
import { meetsGoal, type Figure, type Measure } from "./measure";
import { pages } from "./pages";
import { processorTime } from "./processor-time";
import { people } from "./people";
import { rebuild } from "./rebuild";
import { restart } from "./restart";
import { scoring } from "./scoring";
import { survey } from "./survey";
import { transactions } from "./transactions";
import { twoTiers } from "./two-tiers";

/**
 * The benchmark: prints what it measures as a table and, where a file is named, writes it there as JSON; names of
 * measures choose some of them. Figures depend on the machine, so that no test asserts them; ratios are of one run.
 */
const MEASURES: Record<string, Measure> = {
  scoring,
  survey,
  pages,
  "processor-time": processorTime,
  benchmark,
  rebuild,
  restart,
  people,
  "foreign-files": foreignFiles,
  "foreign-memory": foreignMemory,
  documents,
  making,
  transactions,
  "two-tiers": twoTiers,
};

const words = process.argv.slice(2);
const chosen = words.filter((word) => word in MEASURES);
const [file] = words.filter((word) => !(word in MEASURES));

const shown = ({ value, unit }: Figure) => `${value.toFixed(value < 10 ? 3 : 1)} ${unit}`;

function goalOf(figure: Figure): string {
  const { goal, unit } = figure;
  if (!goal) return "";
  const words = "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `${words} ${unit} ${meetsGoal(figure) ? "yes" : "NO"}`;
}

const results: { about: string; figures: (Figure & { meets: boolean | null })[] }[] = [];
for (const [name, { about, run }] of Object.entries(MEASURES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${about}`);
  const figures = (await run()).map((figure) => ({ ...figure, meets: meetsGoal(figure) }));
  for (const figure of figures) {
    console.log(`  ${figure.name.padEnd(46)} ${shown(figure).padStart(18)}   ${goalOf(figure)}`);
  }
  results.push({ about, figures });
}

if (file) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "", cores: cpus().length };
  writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);
}
