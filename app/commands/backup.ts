import { existsSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { hasDatabase } from "~/demo/demo-store";
import { encrypterFor, newKeys, sealFolder } from "~/platform/disk/sealed-copy";
import { takeSnapshot } from "~/platform/disk/snapshot";
import { argumentsOrEnd } from "./arguments-or-end";
import { complain } from "./complain";
import { end } from "./end";
import { settingsOrEnd } from "./settings-or-end";

/**
 * `npm run backup -- <folder>`: a copy of the data folder that can be served as it is, also while the server works. With
 * `--recipient age1…` the copy is one file, which only the owner of the key can read; `--new-key <file>` makes a pair of keys.
 */
const USAGE = [
  "Si scrive così: npm run backup -- <cartella nuova>",
  "oppure, cifrata: npm run backup -- <file nuovo.age> --recipient age1…",
  "La chiave si fa una volta: npm run backup -- --new-key <file nuovo>; tienilo altrove, serve per ripristinare.",
].join("\n");

const { values, positionals } = argumentsOrEnd({ options: ["recipient", "new-key"], usage: USAGE });
const [given] = positionals;
try {
  if (values["new-key"] !== undefined) await makeKey(path.resolve(values["new-key"]));
  else if (given === undefined) end(USAGE);
  else await backUp(path.resolve(given), values.recipient);
} catch (error) {
  end(`La copia non è riuscita: ${error instanceof Error ? error.message : String(error)}`);
}

/** A file that age reads as well. */
async function makeKey(file: string): Promise<void> {
  const { recipient, identity } = await newKeys();
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" });
  console.log(
    `Chiave in ${file}: conservala lontano da questo server. Per cifrare: --recipient ${recipient}`,
  );
}

async function backUp(place: string, recipient: string | undefined): Promise<void> {
  const settings = settingsOrEnd(process.env);
  const { dataDir, databaseUrl, leastSpace } = settings;
  if (databaseUrl === null && !hasDatabase(dataDir))
    end(`In ${dataDir} non c'è un archivio. Indica la cartella con DATA_DIR.`);
  const take = (folder: string) => takeSnapshot(settings, folder, { spare: leastSpace });
  const { files, missing, damaged } =
    recipient === undefined ? await take(place) : await sealed(place, recipient, take);
  console.log(
    `Copia in ${place}: database e ${files} file. ${adviceOn(databaseUrl, recipient !== undefined)}`,
  );
  complain(missing, (count) => `Mancano ${count} file che l'archivio nomina`);
  complain(damaged, (count) => `${count} file non sono più com'erano stati consegnati`);
}

/** What is in the clear meanwhile goes in any case but a kill, and then the next copy says so. */
async function sealed<Copy>(file: string, recipient: string, take: (folder: string) => Promise<Copy>) {
  encrypterFor(file, recipient);
  const folder = `${file}.open`;
  const unsealed = [folder, `${folder}.unfinished`];
  const left = unsealed.find((one) => existsSync(one));
  if (left !== undefined)
    end(`In ${left} c'è, in chiaro, una copia che non è stata finita: eliminala e ripeti.`);
  const clear = () => {
    for (const one of [...unsealed, `${file}.unfinished`]) rmSync(one, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      clear();
      end("La copia è stata interrotta: non ne resta niente.");
    });
  }
  try {
    const taken = await take(folder);
    await sealFolder(folder, file, recipient);
    return taken;
  } finally {
    clear();
  }
}

function adviceOn(databaseUrl: string | null, isSealed: boolean): string {
  if (databaseUrl !== null)
    return "Segreto e chiave di firma non ci sono: conserva a parte SESSION_SECRET e SIGNING_KEY.";
  return isSealed ? "Si apre solo con la chiave." : "Contiene il segreto: tienila al sicuro.";
}
