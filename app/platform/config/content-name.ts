import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PlatformSettings } from "../scope";

/** The compiled server, which has the content in it; from its sources the content may be another one each time. */
const BUILD = fileURLToPath(import.meta.url);

let version: string | undefined;

const versionOfBuild = (): string =>
  (version ??= BUILD.endsWith(".js") ? digest(readFileSync(BUILD)) : randomUUID());

const digest = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/**
 * The name of what rows marked `fixed` answer from: the build, and the settings that they show. Processes with the same
 * build and settings have one name, so that several behind one address agree.
 */
export const contentName = ({ whitelabels }: PlatformSettings): string =>
  digest(JSON.stringify([versionOfBuild(), whitelabels]));
