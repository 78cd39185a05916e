import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium";
import { ensureLynx } from "./text-browser/find";

/** The one test command: every stage, each with its figures, and at the end one line that adds them up. */
interface Outcome {
  passed: number;
  failed: number;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const results = mkdtempSync(path.join(tmpdir(), "carta-esg-results-"));
const file = (name: string) => path.join(results, name);
const say = (line: string) => console.log(`\n── ${line}`);
const environment: Record<string, string> = {};

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1", ...environment },
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** A stage without figures of its own counts only when it fails. */
const check = async (command: string, args: string[]): Promise<Outcome> => ({
  passed: 0,
  failed: (await run(command, args)) ? 0 : 1,
});

const report = (name: string): unknown =>
  existsSync(file(name)) ? JSON.parse(readFileSync(file(name), "utf8")) : undefined;

/** A runner that fails although no test failed (a file that cannot be read, say) is one failure. */
const outcome = (ok: boolean, passed = 0, failed = 0): Outcome => ({
  passed,
  failed: ok ? failed : Math.max(1, failed),
});

async function vitest(): Promise<Outcome> {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file("vitest.json")}`];
  const ok = await run("npx", ["vitest", "run", "-c", "tests/vitest.config.ts", ...reporters]);
  const seen = report("vitest.json") as { numPassedTests: number; numFailedTests: number } | undefined;
  return outcome(ok, seen?.numPassedTests, seen?.numFailedTests);
}

async function browser(): Promise<Outcome> {
  environment.CHROMIUM_PATH = ensureChromium(say);
  environment.PLAYWRIGHT_JSON_OUTPUT_NAME = file("playwright.json");
  const ok = await run("npx", [
    "playwright",
    "test",
    "-c",
    "tests/playwright.config.ts",
    "--reporter=list,json",
  ]);
  const seen = report("playwright.json") as { stats: { expected: number; unexpected: number } } | undefined;
  return outcome(ok, seen?.stats.expected, seen?.stats.unexpected);
}

async function crash(): Promise<Outcome> {
  environment.CRASH_REPORT = file("crash.json");
  const ok = await run("npx", ["tsx", "tests/crash/kill.ts"]);
  const seen = report("crash.json") as Outcome | undefined;
  return outcome(ok, seen?.passed, seen?.failed);
}

const STAGES: [name: string, run: () => Promise<Outcome>][] = [
  ["type check", () => check("npx", ["tsc", "--noEmit", "-p", "."])],
  ["lint", () => check("npm", ["run", "--silent", "lint"])],
  ["build", () => check("npm", ["run", "--silent", "build"])],
  ["unit, contract and page tests", vitest],
  ["browser tests", browser],
  ["crash rounds", crash],
];

const total: Outcome = { passed: 0, failed: 0 };
const lines: string[] = [];
ensureLynx(say);
for (const [name, stage] of STAGES) {
  say(name);
  const began = Date.now();
  const { passed, failed } = await stage().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return outcome(false);
  });
  total.passed += passed;
  total.failed += failed;
  const figures = passed + failed > 0 ? `${passed} passed, ${failed} failed` : "ok";
  lines.push(`${name}: ${figures} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  say(lines.at(-1) ?? "");
  if (name === "build" && failed > 0) break;
}
rmSync(results, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
