import { createDemoStore } from "~/platform/demo/demo-store";
import { readSettings } from "~/settings.server";

/** Fills the folder named on the command line with the demo data. */
const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the folder to fill");
await createDemoStore(readSettings({ DATA_DIR: dataDir }));
