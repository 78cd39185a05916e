import type { PlatformParts } from "../scope";
import { INSTALLATION, isHeadSigned } from "../store/trail/seal";
import { type Check, good, warning } from "./check";

/**
 * Whether the servers of one PostgreSQL have the same secret: the end of the trail bears the seal of the one that wrote last. Each would
 * take what another has sealed for a forgery.
 */
export const keysCheck = ({ db, settings }: Pick<PlatformParts, "db" | "settings">): Check => ({
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
