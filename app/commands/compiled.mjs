import { existsSync } from "node:fs";

/** Runs a compiled command of production: `node app/commands/compiled.mjs serve`. */
const [name] = process.argv.splice(2, 1);
const script = new URL(`../../build/commands/${name}.mjs`, import.meta.url);
if (existsSync(script)) await import(script.href);
else {
  console.error("L'applicazione non è ancora costruita: esegui prima npm run build.");
  process.exitCode = 1;
}
