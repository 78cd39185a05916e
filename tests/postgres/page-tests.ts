import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What reads or writes the file of the embedded database itself, or copies that of the demo. */
const AT_THE_FILE = /store\/engines\/(?:better-sqlite|sqlite)"|\bDEMO_TEMPLATE\b/;

/** These open the file only where the server uses it. */
const EITHER_WAY = [
  "tests/postgres/server-store.ts",
  "tests/shared-servers.ts",
  "tests/server.ts",
  "tests/store-of.ts",
  "tests/platform/world.ts",
];

/** Asks the server for every call of the contract. */
const CONFORMANCE = "tests/conformance.test.ts";

/** The page tests that a server can pass whose store is elsewhere: all but those that have no store, or count what the driver does. */
export function pageTestsOnEither(): string[] {
  const folder = "tests/routes";
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !isAtTheFile(file));
  return [CONFORMANCE, ...pages].sort();
}

const known = new Map<string, boolean>();

function isAtTheFile(file: string): boolean {
  const seen = known.get(file);
  if (seen !== undefined) return seen;
  // A circle of imports adds nothing.
  known.set(file, false);
  const text = readFileSync(file, "utf8");
  const found = AT_THE_FILE.test(text) || importedBy(file, text).some(isAtTheFile);
  known.set(file, found);
  return found;
}

const importedBy = (file: string, text: string): string[] =>
  [...text.matchAll(/from "(\.[^"]+)"/g)]
    .map(([, name = ""]) => path.posix.join(path.posix.dirname(file), name))
    .flatMap((name) => [`${name}.ts`, `${name}.tsx`].filter((one) => existsSync(one)))
    .filter((name) => !EITHER_WAY.includes(name));
