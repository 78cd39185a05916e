import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasDatabase } from "~/demo/demo-store";
import { newKeys, sealFolder } from "~/platform/disk/sealed-copy";
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
  const folder = recipient === undefined ? place : `${place}.open`;
  const { files, missing, damaged } = await takeSnapshot(settings, folder, { spare: leastSpace });
  // Only a folder that was made here goes: one that was there stopped the copy.
  if (recipient !== undefined)
    await sealFolder(folder, place, recipient).finally(() => rm(folder, { recursive: true, force: true }));
  console.log(
    `Copia in ${place}: database e ${files} file. ${adviceOn(databaseUrl, recipient !== undefined)}`,
  );
  complain(missing, (count) => `Mancano ${count} file che l'archivio nomina`);
  complain(damaged, (count) => `${count} file non sono più com'erano stati consegnati`);
}

function adviceOn(databaseUrl: string | null, isSealed: boolean): string {
  if (databaseUrl !== null)
    return "Segreto e chiave di firma non ci sono: conserva a parte SESSION_SECRET e SIGNING_KEY.";
  return isSealed ? "Si apre solo con la chiave." : "Contiene il segreto: tienila al sicuro.";
}
