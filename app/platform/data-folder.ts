import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const markerFile = (dataDir: string) => path.join(dataDir, "demo-data.txt");

/** A folder with this marker contains invented companies whose password is public. */
export const isDemoFolder = (dataDir: string): boolean => existsSync(markerFile(dataDir));

export function markDemoFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    markerFile(dataDir),
    "Demo data. `npm start` refuses this folder unless ALLOW_DEMO_DATA=true.\n",
  );
}
