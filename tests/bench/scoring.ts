import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { bundled } from "../bundled";
import type { Figure, Measure } from "./measure";

const SCRIPT = fileURLToPath(new URL("score-companies.ts", import.meta.url));

/** A company of the whole questionnaire that has answered every question it is asked, in computing time. */
export const scoring: Measure = {
  about: "scoring a company that is asked everything",
  async run() {
    const { stdout } = await promisify(execFile)(process.execPath, [await bundled(SCRIPT)]);
    return JSON.parse(stdout) as Figure[];
  },
};
