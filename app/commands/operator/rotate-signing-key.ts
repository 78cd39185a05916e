import type { PlatformParts } from "~/platform/scope";
import { recordAudit } from "~/platform/store/audit";
import { write } from "~/platform/store/write";
import { rotateSigningSeeds } from "~/secrets-signing.server";
import { Refused } from "./refused";

/** Makes a new key beside the data. A running server signs with the one before it until it starts anew. */
export async function rotateSigningKey(parts: PlatformParts): Promise<void> {
  if (process.env.SIGNING_KEY) {
    throw new Refused(
      "La chiave viene da SIGNING_KEY: metti il suo valore davanti a SIGNING_KEYS_BEFORE, scrivine una nuova e riavvia.",
    );
  }
  const { db, settings } = parts;
  await write(db, null, (trx) => recordAudit(trx, parts, "signing_key_rotated"));
  rotateSigningSeeds(settings.dataDir);
  console.log("C'è una chiave nuova: le carte si firmano con questa dal prossimo avvio del server.");
}
