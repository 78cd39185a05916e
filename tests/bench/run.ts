import { benchmark } from "./benchmark";
import { documents } from "./documents";
import { elsewhere } from "./elsewhere";
import { foreignFiles } from "./foreign-files";
import { foreignMemory } from "./foreign-memory";
import { journeys } from "./journeys";
import { making } from "./making";
import type { Measure } from "./measure";
import { pageVitals } from "./page-vitals";
import { pages } from "./pages";
import { processorTime } from "./processor-time";
import { people } from "./people";
import { rebuild } from "./rebuild";
import { lineOf, type Result, writeResults } from "./report";
import { requestMemory } from "./request-memory";
import { restart } from "./restart";
import { scoring } from "./scoring";
import { signIn } from "./sign-in";
import { survey } from "./survey";
import { sustained } from "./sustained";
import { transactions } from "./transactions";
import { twoTiers } from "./two-tiers";

/**
 * The benchmark: prints what it measures as a table and, where a file is named, writes it there as JSON or as Markdown; names of
 * measures choose some of them. Figures depend on the machine, so that no test asserts them; ratios are of one run.
 */
const MEASURES: Record<string, Measure> = {
  scoring,
  survey,
  elsewhere,
  "page-vitals": pageVitals,
  pages,
  sustained,
  "processor-time": processorTime,
  benchmark,
  rebuild,
  restart,
  people,
  "sign-in": signIn,
  "foreign-files": foreignFiles,
  "foreign-memory": foreignMemory,
  "request-memory": requestMemory,
  documents,
  making,
  transactions,
  "two-tiers": twoTiers,
  journeys,
};

const words = process.argv.slice(2);
const chosen = words.filter((word) => word in MEASURES);
const [file] = words.filter((word) => !(word in MEASURES));

const results: Result[] = [];
for (const [name, { about, run }] of Object.entries(MEASURES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${about}`);
  const figures = await run();
  for (const figure of figures) console.log(lineOf(figure));
  results.push({ name, about, figures });
  // A run that is broken off keeps what it measured.
  if (file) await writeResults(file, results, Object.keys(MEASURES));
}
