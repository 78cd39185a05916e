import { seedBenchmark } from "~/demo/population/seed";
import { isDemoFolder } from "~/platform/data-folder";
import { openInstallation } from "~/platform/disk/open-installation";
import { checkNode } from "./check-node";
import { openedOrEnd } from "./opened-or-end";
import { settingsOrEnd } from "./settings-or-end";
import { noQuarantine } from "~/platform/quarantine/no-quarantine";

/** Fills the benchmark of a demo folder with many companies, for measurements: `DATA_DIR=… tsx … 100000`. */
checkNode();
const settings = settingsOrEnd(process.env);
const count = Number(process.argv[2] ?? 100_000);
if (!isDemoFolder(settings.dataDir) || !Number.isInteger(count) || count < 1) {
  console.error("Serve una cartella dimostrativa in DATA_DIR e un numero di aziende.");
  process.exit(1);
}
const db = await openedOrEnd(settings.dataDir, openInstallation(settings));
const began = performance.now();
await seedBenchmark({ db, settings, now: () => new Date(), quarantine: noQuarantine }, count);
await db.destroy();
console.log(`${count} aziende nel benchmark in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
