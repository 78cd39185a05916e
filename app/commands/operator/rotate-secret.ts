import type { PlatformParts } from "~/platform/scope";
import { rotateSecrets } from "~/secrets.server";
import { Refused } from "./refused";

/** Makes a new secret beside the data. The one before it is still read, so that sessions go on. */
export async function rotateSecret({ settings: { dataDir } }: PlatformParts): Promise<void> {
  if (process.env.SESSION_SECRET) {
    throw new Refused(
      "Il segreto viene da SESSION_SECRET: sposta il suo valore in SESSION_SECRET_BEFORE, scrivine uno nuovo e riavvia.",
    );
  }
  rotateSecrets(dataDir);
  console.log(
    "C'è un segreto nuovo; quello di prima vale ancora fino alla prossima rotazione. Riavvia il server.",
  );
}
