import { createDemoStore } from "~/demo/demo-store";
import { readSettings } from "~/settings.server";
import { demoLoadedAt } from "./demo-day";

/** Fills the folder named on the command line with the demo data, and with the named number of made-up companies. */
const [dataDir, population] = process.argv.slice(2);
if (!dataDir) throw new Error("Name the folder to fill");
await createDemoStore(readSettings({ DATA_DIR: dataDir }), {
  now: demoLoadedAt,
  population: Number(population ?? 0),
});
