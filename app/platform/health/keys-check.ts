import type { PlatformParts } from "../scope";
import { publicKeys } from "../signing/signature";
import { newestSigningKey } from "../store/publicity/signing-keys";
import { INSTALLATION, isHeadSigned } from "../store/trail/seal";
import { type Check, good, warning } from "./check";

type Parts = Pick<PlatformParts, "db" | "settings">;

/**
 * Whether the servers of one PostgreSQL have the same secret: the end of the trail bears the seal of the one that wrote last. Each would
 * take what another has sealed for a forgery.
 */
const secretCheck = ({ db, settings }: Parts): Check => ({
  name: "segreto",
  async look() {
    const head = await db
      .selectFrom("event_chain")
      .selectAll()
      .where("chain", "=", INSTALLATION)
      .executeTakeFirst();
    return head === undefined || isHeadSigned(head, settings.keys.trail)
      ? good("Il registro degli eventi porta il sigillo di questo segreto.")
      : warning(
          "Il registro degli eventi porta il sigillo di un altro segreto: SESSION_SECRET deve essere lo stesso per tutti i server. " +
            "Se l'hai cambiato, metti quello di prima in SESSION_SECRET_BEFORE.",
        );
  },
});

/** Whether they can verify what the newest of their keys signs: the one that was the last to be used for the first time. */
const signingKeyCheck = ({ db, settings }: Parts): Check => ({
  name: "chiave di firma",
  async look() {
    const newest = await newestSigningKey(db);
    return newest === undefined || publicKeys(settings).some(({ kid }) => kid === newest)
      ? good("La chiave che firma le carte è nota a questo server.")
      : warning(
          "Un altro server firma le carte con una chiave che questo non ha: SIGNING_KEY deve essere la stessa per tutti. " +
            "Se l'hai cambiata, metti quella di prima in SIGNING_KEYS_BEFORE e riavvia tutti i server.",
        );
  },
});

/** Looks at all that the servers of one PostgreSQL have to have in common. */
export const keysChecks = (parts: Parts): Check[] => [secretCheck(parts), signingKeyCheck(parts)];
