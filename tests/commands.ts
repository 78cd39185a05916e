import { spawnSync } from "node:child_process";

/** Runs a command to its end without a terminal; true when it reported success. */
export function succeeds(command: string, args: string[], { minutes = 5, show = false } = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", show ? "inherit" : "ignore", show ? "inherit" : "ignore"],
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

const isRoot = process.getuid?.() === 0;

/** Installs a package of the operating system where no password is needed: apt-get as root, or Homebrew. */
export function installPackage(debian: string, brew: string[]): boolean {
  if (process.platform === "darwin") return succeeds("brew", ["install", ...brew], { minutes: 10 });
  if (!isRoot || !succeeds("apt-get", ["--version"])) return false;
  succeeds("apt-get", ["update"]);
  return succeeds("apt-get", ["install", "-y", "--no-install-recommends", debian], { minutes: 10 });
}

export { isRoot };
