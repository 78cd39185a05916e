/** An installed package as the lock file has it. */
interface LockedPackage {
  /** Of a package that is installed under another name. */
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  /** Made for some systems only, or left out where it cannot be installed: another machine does not have it. */
  os?: string[];
  cpu?: string[];
  optional?: boolean;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** What a package says of itself, by the forms in which packages write it. */
export interface Manifest {
  license?: string;
  /** The form before 2015. */
  licenses?: { type: string }[];
  author?: string | { name?: string };
  homepage?: string;
  repository?: string | { url?: string };
}

interface ThirdParty {
  name: string;
  version: string;
  license: string | null;
  author: string | null;
  address: string;
}

/** Licences under which a package may be part of the product, by their SPDX names. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Of fonts: it asks nothing of the documents that embed them.
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

/** Of a choice one licence must be allowed, of a sum all. Nested expressions are none of ours and are not allowed. */
export function isAllowed(license: string | null): boolean {
  if (license === null) return false;
  const expression = license.replace(/^\((.*)\)$/, "$1");
  if (expression.includes(" OR ")) return expression.split(" OR ").some((one) => ALLOWED.has(one));
  return expression.split(" AND ").every((one) => ALLOWED.has(one));
}

/** Packages whose manifest names no licence: what the licence file in their folder says. */
const BY_FILE: Readonly<Record<string, string>> = { "png-js": "MIT" };

/**
 * The packages of production, each version once, by name. `manifestIn` reads the manifest in a folder of the
 * project, null if it is not there. What only some machines install is taken from the lock file alone, so that each
 * machine gives the same list.
 */
export function thirdParties(lock: LockFile, manifestIn: (folder: string) => Manifest | null): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (folder === "" || locked.dev) continue;
    const name = locked.name ?? folder.split("node_modules/").at(-1) ?? folder;
    const version = locked.version ?? "";
    const manifest: Manifest = isOnEveryMachine(locked) ? (manifestIn(folder) ?? {}) : {};
    found.set(`${name} ${version}`, {
      name,
      version,
      license: locked.license ?? manifest.license ?? manifest.licenses?.[0]?.type ?? BY_FILE[name] ?? null,
      author: authorOf(manifest),
      address: addressOf(manifest) ?? `https://www.npmjs.com/package/${name}`,
    });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, party]) => party);
}

const isOnEveryMachine = ({ os, cpu, optional }: LockedPackage) => !os && !cpu && !optional;

/** Without mail addresses. */
function authorOf({ author }: Manifest): string | null {
  const text = typeof author === "string" ? author : (author?.name ?? "");
  return text.replace(/[<(].*/, "").trim() || null;
}

/** Where the package is at home: its page, or its repository in one of npm's spellings. */
function addressOf({ homepage, repository }: Manifest): string | null {
  if (homepage?.startsWith("https:")) return homepage;
  const written = typeof repository === "string" ? repository : (repository?.url ?? "");
  const place = written.replace(/^github:/, "").replace(/^(git\+)?(https?|git|ssh):\/\/(git@)?/, "");
  if (place === "") return null;
  const address = /^[\w-]+\/[\w.-]+$/.test(place) ? `github.com/${place}` : place;
  return `https://${address.replace(/\.git$/, "")}`;
}

/** The document beside the product: one line a package. */
export const noticesText = (parties: ThirdParty[]): string =>
  [
    "# Third-party notices",
    "",
    "Made by `npm run notices` from the lock file and the installed packages of production; do not edit. The text of each",
    "licence lies in the package's own folder below `node_modules`.",
    "",
    ...parties.map(noticeOf),
    "",
  ].join("\n");

const noticeOf = ({ name, version, license, author, address }: ThirdParty): string =>
  `- ${[`**${name}** ${version}`, license ?? "no licence", author, `<${address}>`].filter((part) => part !== null).join(" · ")}`;
