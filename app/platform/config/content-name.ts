import { createHash, randomUUID } from "node:crypto";
import type { PlatformSettings } from "../scope";

/**
 * `npm run build` writes the name of the build in this place of it, so that a process names what it has loaded, and not
 * what lies there by the time it looks. From its sources the content may be another one each time.
 */
const BUILD = "@name-of-this-build@";

const build = BUILD.startsWith("@") ? randomUUID() : BUILD;

/**
 * The name of what rows marked `fixed` answer from: the build, and the settings that they show. Processes with the same
 * build and settings have one name, so that several behind one address agree.
 */
export const contentName = ({ whitelabels }: PlatformSettings): string =>
  createHash("sha256")
    .update(JSON.stringify([build, whitelabels]))
    .digest("base64url")
    .slice(0, 22);
