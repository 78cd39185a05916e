import { installPackage } from "../commands";
import { LYNX } from "./lynx";
import { W3M } from "./w3m";

/**
 * Text browsers are welcome but not required: where one cannot be installed, its journeys are left out and the run says
 * so.
 */
export function ensureTextBrowsers(say: (line: string) => void): void {
  for (const { name, isThere } of [LYNX, W3M]) {
    if (isThere()) continue;
    say(`No ${name} found: installing it`);
    installPackage(name, [name]);
    if (!isThere()) say(`skipped: the journeys in ${name}, which could not be installed`);
  }
}
