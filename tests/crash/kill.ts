import { writeFileSync } from "node:fs";
import { SEED } from "../drawn";
import { checkingRounds } from "./checking";
import { publishingRounds } from "./publishing";
import { restoringRounds } from "./restoring";
import { postingRounds, savingRounds } from "./saving";
import type { Outcome } from "./rounds";

/**
 * Kills the server, as a power cut would, while answers are saved, a card is issued, a restore runs and a verification
 * is opened and checked: everything acknowledged is there afterwards, and nothing is half there. Without names of
 * stages the command runs all of them. ROUNDS says how many of each, SEED when the cuts come.
 */
const STAGES: Record<string, { rounds: (count: number) => Promise<Outcome>; usually: number }> = {
  saving: { rounds: savingRounds, usually: 10 },
  posting: { rounds: postingRounds, usually: 10 },
  publishing: { rounds: publishingRounds, usually: 5 },
  restoring: { rounds: restoringRounds, usually: 5 },
  checking: { rounds: checkingRounds, usually: 4 },
};

const named = process.argv.slice(2);
const total: Outcome = { passed: 0, failed: 0 };
for (const [name, { rounds, usually }] of Object.entries(STAGES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const { passed, failed } = await rounds(Number(process.env.ROUNDS ?? usually));
  total.passed += passed;
  total.failed += failed;
}
if (total.failed > 0) {
  const given = process.env.ROUNDS ? `ROUNDS=${process.env.ROUNDS} ` : "";
  console.error(`To cut alike: ${given}SEED=${SEED} npx tsx ${["tests/crash/kill.ts", ...named].join(" ")}`);
}
if (process.env.CRASH_REPORT) writeFileSync(process.env.CRASH_REPORT, JSON.stringify(total));
process.exitCode = total.failed > 0 ? 1 : 0;
