import type { PlatformParts } from "../scope";
import { bucketChecks } from "./bucket-check";
import { type Check, type Looked, lookAt, warning } from "./check";
import { keysChecks } from "./keys-check";
import { spaceCheck } from "./folder-checks";
import { storeCheck } from "./store-checks";

/** What a server needs to serve the next request. `npm run doctor` looks at the same, and at more. */
const readyChecks = (parts: PlatformParts): Check[] => [
  storeCheck(parts),
  readingGoesOn(spaceCheck(parts.settings)),
  ...bucketChecks(parts.settings),
  ...(parts.settings.databaseUrl === null ? [] : keysChecks(parts)),
];

/** Without space the server still shows every page, and its forms say what is wrong. */
const readingGoesOn = ({ name, look }: Check): Check => ({
  name,
  async look() {
    const finding = await look();
    return finding.state === "broken" ? warning(finding.words) : finding;
  },
});

export const lookIfReady = (parts: PlatformParts): Promise<Looked[]> => lookAt(readyChecks(parts));
