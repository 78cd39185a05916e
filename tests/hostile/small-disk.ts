import { spawnSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

interface SmallDisk {
  folder: string;
  /** Writes until there is no more than so many bytes; returns the function that frees it. */
  fill(left?: number): () => void;
  remove(): void;
}

const mounted = (...args: string[]) => spawnSync(args[0] ?? "", args.slice(1)).status === 0;

/** A disk in memory of so many megabytes; null where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), "carta-disk-"));
  if (!mounted("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    fill(left = 0) {
      const filler = path.join(folder, "filler");
      const descriptor = openSync(filler, "w");
      for (const size of [65_536, 4_096, 1]) {
        try {
          for (;;) writeSync(descriptor, Buffer.alloc(size));
        } catch {
          // Full, to this size.
        }
      }
      ftruncateSync(descriptor, Math.max(0, fstatSync(descriptor).size - left));
      closeSync(descriptor);
      return () => rmSync(filler);
    },
    remove() {
      mounted("umount", "-l", folder);
      rmSync(folder, { recursive: true });
    },
  };
}
