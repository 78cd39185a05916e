import type { PlatformParts } from "../scope";
import { type Check, type Looked, lookAt } from "./check";
import { spaceCheck } from "./folder-checks";
import { storeCheck } from "./store-checks";

/** What a server needs to serve the next request. `npm run doctor` looks at the same, and at more. */
export const readyChecks = (parts: PlatformParts): Check[] => [storeCheck(parts), spaceCheck(parts.settings)];

export const lookIfReady = (parts: PlatformParts): Promise<Looked[]> => lookAt(readyChecks(parts));
