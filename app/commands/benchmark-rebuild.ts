import { rebuildBenchmark } from "~/platform/benchmark/rebuild";
import { openInstallation } from "~/platform/disk/open-installation";
import { checkNode } from "./check-node";
import { openedOrEnd } from "./opened-or-end";
import { settingsOrEnd } from "./settings-or-end";
import { noQuarantine } from "~/platform/quarantine/no-quarantine";

/** `npm run benchmark:rebuild`: makes the benchmark equal to the issued versions, while the server keeps running. */
checkNode();
const settings = settingsOrEnd(process.env);
const db = await openedOrEnd(settings.dataDir, openInstallation(settings));
const { companies, entries, rows } = await rebuildBenchmark({
  db,
  settings,
  now: () => new Date(),
  quarantine: noQuarantine,
});
await db.destroy();
console.log(
  `Benchmark ricalcolato: ${companies} aziende esaminate, ${entries} voci e ${rows} somme corrette.`,
);
