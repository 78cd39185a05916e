import type { PlatformParts } from "~/platform/scope";
import { recordAudit } from "~/platform/store/audit";
import { renewSignatures } from "~/platform/store/trail/cut";
import { write } from "~/platform/store/write";
import { rotateSecrets } from "~/secrets.server";
import { refusalWhileServed } from "../server-processes";
import { Refused } from "./refused";

/** Makes a new secret beside the data. The one before it is still read, so that sessions go on. */
export async function rotateSecret(parts: PlatformParts): Promise<void> {
  if (process.env.SESSION_SECRET) {
    throw new Refused(
      "Il segreto viene da SESSION_SECRET: sposta il suo valore in SESSION_SECRET_BEFORE, scrivine uno nuovo e riavvia.",
    );
  }
  const { db, settings } = parts;
  const served = refusalWhileServed(settings);
  if (served !== null) {
    throw new Refused(
      `${served} Con il solo segreto di prima prenderebbe per falsi gli eventi firmati con il nuovo.`,
    );
  }
  await renewSignatures(db, settings.keys.trail);
  await write(db, null, (trx) => recordAudit(trx, parts, "secret_rotated"));
  rotateSecrets(settings.dataDir);
  console.log(
    "C'è un segreto nuovo; quello di prima vale ancora fino alla prossima rotazione. Avvia il server.",
  );
}
