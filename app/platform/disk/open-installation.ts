import type { Db, PlatformSettings, Replica } from "../scope";
import { StoreAway } from "../store/engines/away";
import { openPostgres, OtherOrder, readOnlyAt } from "../store/engines/postgres";
import { replicaOf } from "../store/engines/replica";
import { NewerSchema } from "../store/migrations/migrate";
import { positionsOf, StandbyLag } from "../store/engines/standby-lag";
import { openFolder } from "./open-folder";
import { ofNewerRelease, UnusableStore } from "./unusable-store";

/**
 * Opens the store of an installation: the embedded database of its data folder, or the one on a server that DATABASE_URL
 * names. Throws UnusableStore where the operator has to mend it first.
 */
export async function openInstallation({
  dataDir,
  databaseUrl,
  databaseConnections: connections,
}: Pick<PlatformSettings, "dataDir" | "databaseUrl" | "databaseConnections">): Promise<Db> {
  if (databaseUrl === null) return openFolder(dataDir);
  return openServer({ url: databaseUrl, ...(connections !== undefined && { connections }) });
}

/** The same for a database on a server, which may also be looked at as it is. */
export async function openServer(given: Parameters<typeof openPostgres>[0]): Promise<Db> {
  try {
    return await openPostgres(given);
  } catch (error) {
    throw inWords(error, given.url);
  }
}

/** The standby that DATABASE_READ_URL names. */
export const openReplica = (
  db: Db,
  { databaseReadUrl }: Pick<PlatformSettings, "databaseReadUrl">,
): Replica | undefined => {
  if (!databaseReadUrl) return undefined;
  const standby = readOnlyAt(databaseReadUrl);
  return replicaOf(db, standby, new StandbyLag(positionsOf(db, standby)));
};

/** Codes of the network and of PostgreSQL (Appendix A of its manual). */
const ADVICE: [codes: RegExp, words: (place: string) => string][] = [
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|57P03)$/,
    (place) => `Il database ${place} non risponde. Controlla che il server sia acceso e DATABASE_URL giusto.`,
  ],
  [/^28/, (place) => `Il database ${place} rifiuta utente o password di DATABASE_URL.`],
  [/^3D000$/, (place) => `Sul server il database ${place} non c'è: crealo, oppure correggi DATABASE_URL.`],
  [
    /^42501$/,
    (place) => `L'utente di DATABASE_URL non può creare tabelle in ${place}: dagli i permessi sullo schema.`,
  ],
];

function inWords(error: unknown, url: string): unknown {
  if (error instanceof OtherOrder) {
    const words =
      `Il database ${placeOf(url)} ordina i testi secondo ${error.message}: creane uno con ` +
      "CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'.";
    return new UnusableStore(words, { cause: error });
  }
  if (error instanceof NewerSchema) return ofNewerRelease(error, placeOf(url));
  const cause = error instanceof StoreAway ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const words = ADVICE.find(([codes]) => codes.test(code))?.[1];
  return words ? new UnusableStore(words(placeOf(url)), { cause: error }) : error;
}

/** Without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
