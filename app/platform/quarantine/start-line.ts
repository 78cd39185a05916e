import { existsSync, realpathSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { LIMITS } from "./limits";

const { heapMegabytes, cpuSeconds, fileBytes } = LIMITS.processes;

/** In megabytes, of each half for young objects: by itself Node 24 takes 100 MB more than this for the same file. */
const YOUNG_HALF = 4;

/**
 * The command of a process. A shell sets the limits that no program can set for itself, then becomes the process: CPU
 * time (the end of a process that loops after its server was killed), the size of a file, no memory image on the disk,
 * being the first to go when the machine runs out of memory, and a priority below normal, which the threads have only if the
 * process begins with it. With `isConfined` Node itself refuses every file but the
 * program and the process's folder, and other processes, threads and native code.
 */
export function startLine(script: string, folder: string, isConfined: boolean): [string, string[]] {
  const real = realpathSync(script);
  const node = [
    "--no-warnings",
    `--max-old-space-size=${heapMegabytes}`,
    `--max-semi-space-size=${YOUNG_HALF}`,
    ...(isConfined ? confinement(real, folder) : []),
    real,
    folder,
  ];
  return existsSync(SHELL)
    ? [SHELL, ["-c", SHELL_LIMITS, process.execPath, ...node]]
    : [process.execPath, node];
}

const SHELL = "/bin/sh";
const BLOCK = 512;
const SHELL_LIMITS = [
  `ulimit -t ${cpuSeconds}`,
  `ulimit -f ${fileBytes / BLOCK}`,
  "ulimit -c 0",
  "{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null",
  `command -v nice >/dev/null && exec nice -n ${constants.priority.PRIORITY_BELOW_NORMAL} "$0" "$@"`,
  'exec "$0" "$@"',
].join("; ");

/** Node 20 knows the permissions by their older name. */
const SWITCH = ["--permission", "--experimental-permission"].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export const canConfine = SWITCH !== undefined;

function confinement(script: string, folder: string): string[] {
  const root = packageRootOf(script);
  const readable = [
    path.join(path.dirname(script), "*"),
    path.join(root, "node_modules", "*"),
    path.join(root, "package.json"),
    path.join(folder, "*"),
  ];
  return [
    SWITCH ?? "",
    ...readable.map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${path.join(folder, "*")}`,
  ];
}

function packageRootOf(script: string): string {
  let folder = path.dirname(script);
  while (!existsSync(path.join(folder, "node_modules")) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return folder;
}
