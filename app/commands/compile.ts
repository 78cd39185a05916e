import { rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type PluginBuild } from "esbuild";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/** What production runs beside the server; each is one file below app/commands/. */
const COMPILED = "build/commands";
const COMMANDS = ["serve", "reload", "doctor", "backup", "operator", "benchmark-rebuild", "quarantine"];

/**
 * A second part of `npm run build`: compiles the commands that an installation runs, so that production needs neither
 * a TypeScript loader nor the sources. Packages stay where they are installed.
 */
export async function compileCommands(): Promise<void> {
  rmSync(path.join(PROJECT, COMPILED), { recursive: true, force: true });
  await compile(
    COMMANDS.map((name) => `app/commands/${name}.ts`),
    COMPILED,
  );
}

/** Compiles entry points, with what they share in files of its own, as modules that Node starts at once. */
export async function compile(entryPoints: string[], outdir: string): Promise<void> {
  await build({
    absWorkingDir: PROJECT,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    plugins: [{ name: "packages", setup: leaveOutside }],
    platform: "node",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    target: "node20",
  });
}

function leaveOutside(here: PluginBuild): void {
  here.onResolve({ filter: /^[^.~/]/ }, ({ path: name, kind }) =>
    kind === "entry-point" ? null : { path: name, external: true },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileCommands();
