import { execFileSync } from "node:child_process";

/** All processes with the one that has started them. */
function started(): { pid: number; parent: number }[] {
  const listed = execFileSync("ps", ["-o", "pid=,ppid="].concat("-e"), { encoding: "utf8" });
  return listed.split("\n").map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}

/** Stops the processes that a server has started for foreign files, until the returned function is called. */
export function frozen(server: number): () => void {
  const own = started().flatMap(({ pid, parent }) => (parent === server ? [pid] : []));
  if (own.length === 0) throw new Error(`Process ${server} has started no other`);
  for (const pid of own) process.kill(pid, "SIGSTOP");
  return () => own.forEach((pid) => process.kill(pid, "SIGCONT"));
}

/** Those of these servers that have begun a work in the quarantine: its processes start with the first. */
export function withQuarantine(servers: number[]): number[] {
  const parents = new Set(started().map(({ parent }) => parent));
  return servers.filter((server) => parents.has(server));
}
