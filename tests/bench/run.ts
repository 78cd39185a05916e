import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { benchmark } from "./benchmark";
import { meetsGoal, type Figure, type Measure } from "./measure";
import { pages } from "./pages";
import { restart } from "./restart";
import { scoring } from "./scoring";
import { survey } from "./survey";

/**
 * The benchmark: prints what it measures as a table and, where a file is named, writes it there as JSON. Figures depend
 * on the machine, so that no test asserts them; ratios are of one run.
 */
const MEASURES: Measure[] = [scoring, survey, pages, benchmark, restart];

const shown = ({ value, unit }: Figure) => `${value.toFixed(value < 10 ? 3 : 1)} ${unit}`;

function goalOf(figure: Figure): string {
  const { goal, unit } = figure;
  if (!goal) return "";
  const words = "atMost" in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `${words} ${unit} ${meetsGoal(figure) ? "yes" : "NO"}`;
}

const results: { about: string; figures: (Figure & { meets: boolean | null })[] }[] = [];
for (const { about, run } of MEASURES) {
  console.log(`\n${about}`);
  const figures = (await run()).map((figure) => ({ ...figure, meets: meetsGoal(figure) }));
  for (const figure of figures) {
    console.log(`  ${figure.name.padEnd(46)} ${shown(figure).padStart(18)}   ${goalOf(figure)}`);
  }
  results.push({ about, figures });
}

const file = process.argv[2];
if (file) {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "", cores: cpus().length };
  writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);
}
