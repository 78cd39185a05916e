import path from "node:path";
import { hasDatabase } from "~/demo/demo-store";
import { takeSnapshot } from "~/platform/disk/snapshot";
import { end } from "./end";
import { settingsOrEnd } from "./settings-or-end";

/** `npm run backup -- <folder>`: a copy of the data folder that can be served as it is, also while the server works. */
const [folder] = process.argv.slice(2);
const settings = settingsOrEnd(process.env);
const { dataDir, databaseUrl, leastSpace } = settings;
if (!folder) end("Si scrive così: npm run backup -- <cartella nuova>");
if (databaseUrl === null && !hasDatabase(dataDir))
  end(`In ${dataDir} non c'è un archivio. Indica la cartella con DATA_DIR.`);
try {
  const { files, missing, damaged } = await takeSnapshot(settings, path.resolve(folder), {
    spare: leastSpace,
  });
  const secret =
    databaseUrl === null
      ? "Contiene il segreto: tienila al sicuro."
      : "Segreto e chiave di firma non ci sono: conserva a parte SESSION_SECRET e SIGNING_KEY.";
  console.log(`Copia in ${path.resolve(folder)}: database e ${files} file. ${secret}`);
  if (missing.length > 0)
    end(`Mancano ${missing.length} file che l'archivio nomina (il primo: ${missing[0]}).`);
  if (damaged.length > 0)
    end(
      `Nel bucket ${damaged.length} file non sono più com'erano stati consegnati (il primo: ${damaged[0]}).`,
    );
} catch (error) {
  end(`La copia non è riuscita: ${error instanceof Error ? error.message : String(error)}`);
}
