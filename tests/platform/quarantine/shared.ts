import { tmpdir } from "node:os";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { openQuarantine } from "~/platform/quarantine/pool";
import { notPossibleNow } from "~/platform/quarantine/refusals";
import { NO_LOAD, type Quarantine } from "~/platform/quarantine/work-kind";
import { bundled } from "../../bundled";

let opened: Promise<Quarantine> | undefined;

/** The processes that all worlds of a run share, as a server of its own would start them. */
function realQuarantine(): Promise<Quarantine> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Quarantine> {
  const scratch = mkdtempSync(path.join(tmpdir(), "carta-esg-quarantine-"));
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
  return openQuarantine({ script: await bundled("app/commands/quarantine.ts"), scratch });
}

/** The same for a world: most of them hand in no file, and start no process. */
export const sharedQuarantine: Quarantine = {
  run: async (kind, order) => (await realQuarantine()).run(kind, order),
  ahead: () => null,
  load: () => NO_LOAD,
  isOver: () => false,
  stop: async () => undefined,
};

/** The same, which makes no report as long as it refuses. */
export const withoutReports = (refuses: () => boolean): Quarantine => ({
  ...sharedQuarantine,
  run: (kind, order) =>
    refuses() && kind.name === "write-report"
      ? Promise.reject(notPossibleNow())
      : sharedQuarantine.run(kind, order),
});
