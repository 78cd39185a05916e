import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const markerFile = (dataDir: string) => path.join(dataDir, "demo-data.txt");

/** A folder with this marker holds invented companies whose password everybody knows. */
export const isDemoFolder = (dataDir: string): boolean => existsSync(markerFile(dataDir));

export function markDemoFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    markerFile(dataDir),
    "Demo data. `npm start` refuses this folder unless ALLOW_DEMO_DATA=true.\n",
  );
}
