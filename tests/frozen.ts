import { execFileSync } from "node:child_process";

/** Stops the processes that a server has started for foreign files, until the returned function is called. */
export function frozen(server: number): () => void {
  const listed = execFileSync("ps", ["-o", "pid=,ppid="].concat("-e"), { encoding: "utf8" });
  const rows = listed.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const own = rows.filter(([, parent]) => parent === server).map(([pid = 0]) => pid);
  if (own.length === 0) throw new Error(`Process ${server} has started no other`);
  for (const pid of own) process.kill(pid, "SIGSTOP");
  return () => own.forEach((pid) => process.kill(pid, "SIGCONT"));
}
