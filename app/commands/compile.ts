import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/** What production runs: the server, its processes and the commands beside it; each is one file below app/commands/. */
const COMPILED = "build/commands";
const COMMANDS = [
  "serve",
  "web-server",
  "api",
  "reload",
  "doctor",
  "backup",
  "restore",
  "operator",
  "benchmark-rebuild",
  "move",
  "move-files",
  "verify-card",
  "quarantine",
];

/** A module of its own, the same build with the routes that are no pages: what `npm run api` serves. */
const API_BUILD = `import * as whole from "./index.js";
export * from "./index.js";
const isKept = (id) => id === "root" || /^routes\\/(api\\.|health\\.|\\[\\.\\]well-known)/.test(id);
const routes = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => isKept(id)));
export { routes };
`;

/**
 * A second part of `npm run build`: compiles the commands that an installation runs, so that production needs neither
 * a TypeScript loader nor the sources. Packages stay where they are installed.
 */
async function compileCommands(): Promise<void> {
  rmSync(path.join(PROJECT, COMPILED), { recursive: true, force: true });
  await compile(
    COMMANDS.map((name) => `app/commands/${name}.ts`),
    COMPILED,
  );
  nameBuild(path.join(PROJECT, "build/index.js"));
  writeFileSync(path.join(PROJECT, "build/api.js"), API_BUILD);
}

/** Where the server says which build it is; `npm run dev` compiles the commands before there is one. */
const NAME_OF_BUILD = "@name-of-this-build@";

function nameBuild(file: string): void {
  if (!existsSync(file)) return;
  const built = readFileSync(file, "utf8");
  const name = createHash("sha256").update(built).digest("base64url");
  writeFileSync(file, built.replaceAll(NAME_OF_BUILD, name));
}

/** Compiles entry points, with what they share in files of its own, as modules that Node starts at once. */
export async function compile(entryPoints: string[], outdir: string): Promise<void> {
  await build({
    absWorkingDir: PROJECT,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    external: packages(),
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    target: "node20",
  });
}

/** A list and no plugin: a plugin is asked by the compiler while it runs, and now and then neither side went on. */
function packages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(PROJECT, "package.json"), "utf8"),
  ) as Record<"dependencies" | "devDependencies", Record<string, string>>;
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => [name, `${name}/*`]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileCommands();
