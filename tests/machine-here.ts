import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";

/** What figures and runs depend on. */
export const machineHere = () => ({
  date: new Date().toISOString().slice(0, 10),
  commit: commitHere(),
  node: process.version,
  cpu: cpus()[0]?.model ?? "",
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  /** Processes that wanted a core, on average over the last fifteen minutes: this run's own count too. */
  load: Number(loadavg()[2]?.toFixed(1)),
});

/** The commit of this folder, marked where the program or its tests differ from it; "unknown" where git knows none. */
function commitHere(): string {
  const git = (...words: string[]) =>
    execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changes = git("status", "--porcelain", "--", "app", "tests", "package-lock.json");
    return `${git("rev-parse", "--short=8", "HEAD")}${changes === "" ? "" : ", changed"}`;
  } catch {
    return "unknown";
  }
}
