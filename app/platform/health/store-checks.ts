import { sql } from "kysely";
import { LATE_MS } from "~/domain/service-health";
import type { Db, PlatformParts } from "../scope";
import { BucketTrouble } from "../storage/bucket-trouble";
import type { FileStorage } from "../storage/file-storage";
import { storageOf } from "../storage/storage";
import { checkTrail } from "../store/trail/check-chain";
import { broken, type Check, good, warning } from "./check";

/** Whether the store answers; cheap enough to be asked each second. */
export const storeCheck = ({ db }: Pick<PlatformParts, "db">): Check => ({
  name: "archivio",
  async look() {
    await db.selectFrom("company").select("id").limit(1).execute();
    return good("Il database risponde.");
  },
});

/** Whether every page of the database is whole. */
export const integrityCheck = ({ db }: Pick<PlatformParts, "db">): Check => ({
  name: "integrità",
  async look() {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(3)`.execute(db);
    const found = rows.map((row) => row.quick_check);
    return found.join() === "ok"
      ? good("Ogni pagina del database è intera.")
      : broken(`Il database è danneggiato (${found[0]}): rimettilo da una copia di sicurezza.`);
  },
});

/** Whether every file that a row names is there, in its size. */
export const filesCheck = ({ db, settings }: Pick<PlatformParts, "db" | "settings">): Check => ({
  name: "file",
  async look() {
    const rows = await db.selectFrom("attachment").select(["id", "size"]).execute();
    const sizes = await sizesIn(storageOf(settings));
    if (sizes === null) return broken("I file non si possono contare finché il bucket non risponde.");
    const gone = rows.filter(({ id, size }) => sizes.get(id) !== size);
    return gone.length === 0
      ? good(`I ${rows.length} file consegnati ci sono tutti, interi.`)
      : broken(
          `${gone.length} file su ${rows.length} mancano o non hanno la loro misura (il primo: ${gone[0]?.id}): ` +
            (settings.bucket
              ? "rimettili nel bucket da una copia di sicurezza, con npm run move-files."
              : "rimetti la cartella files da una copia di sicurezza."),
        );
  },
});

/** The size of each file; null where the bucket does not tell. */
async function sizesIn(storage: FileStorage): Promise<Map<string, number> | null> {
  const sizes = new Map<string, number>();
  try {
    for await (const { id, size } of storage.list()) sizes.set(id, size);
    return sizes;
  } catch (error) {
    if (error instanceof BucketTrouble) return null;
    throw error;
  }
}

const TOLERANCE_MS = 5 * 60_000;

/** Whether the clock is behind what was already written. */
export const clockCheck = ({ db, now }: Pick<PlatformParts, "db" | "now">): Check => ({
  name: "orologio",
  async look() {
    const newest = await newestTime(db);
    return newest !== null && Date.parse(newest) > now().getTime() + TOLERANCE_MS
      ? broken(
          `L'orologio segna ${now().toISOString()}, ma l'archivio ha dati del ${newest}: rimetti l'ora giusta.`,
        )
      : good(`L'orologio segna ${now().toISOString()}.`);
  },
});

async function newestTime(db: Db): Promise<string | null> {
  const [session, mail] = await Promise.all([
    db
      .selectFrom("session")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("mail")
      .select((eb) => eb.fn.max("created_at").as("at"))
      .executeTakeFirst(),
  ]);
  const times = [session?.at, mail?.at].filter((at): at is string => typeof at === "string");
  return times.sort().at(-1) ?? null;
}

/**
 * Whether mails wait that could not be sent, and whether any was given up that could still be sent again; one whose link
 * works no more needs nothing.
 */
export const mailQueueCheck = ({ db, now }: Pick<PlatformParts, "db" | "now">): Check => ({
  name: "mail in coda",
  async look() {
    const late = new Date(now().getTime() - LATE_MS).toISOString();
    const unsent = db
      .selectFrom("mail")
      .where("sent_at", "is", null)
      .select((eb) => eb.fn.countAll<number>().as("count"));
    const [waiting, givenUp] = await Promise.all([
      unsent.where("failed_at", "is", null).where("created_at", "<", late).executeTakeFirstOrThrow(),
      unsent.where("failed_at", "is not", null).where("params", "<>", "{}").executeTakeFirstOrThrow(),
    ]);
    const found = [
      ...(Number(waiting.count) === 0 ? [] : [`${waiting.count} mail aspettano da più di un'ora`]),
      ...(Number(givenUp.count) === 0
        ? []
        : [`${givenUp.count} mail non riuscite si possono rimettere in partenza dal banco del gestore`]),
    ];
    return found.length === 0
      ? good("Nessuna mail aspetta da più di un'ora, e nessuna è da rimettere in partenza.")
      : warning(`${found.join("; ")}: controlla SMTP_URL e il registro del server.`);
  },
});

/** Whether long work stands still: its process is gone and no other took it up. */
export const jobsCheck = ({ db, now }: Pick<PlatformParts, "db" | "now">): Check => ({
  name: "lavori",
  async look() {
    const late = new Date(now().getTime() - LATE_MS).toISOString();
    const { still } = await db
      .selectFrom("job")
      .where("state", "in", ["pending", "running"])
      .where("updated_at", "<", late)
      .select((eb) => eb.fn.countAll<number>().as("still"))
      .executeTakeFirstOrThrow();
    return Number(still) === 0
      ? good("Nessun lavoro è fermo.")
      : warning(
          `${still} lavori sono fermi da più di un'ora: riavvia il server, che li riprende o li chiude.`,
        );
  },
});

/** Whether the record of events is whole, from its last cut to its end. */
export const trailCheck = ({ db, settings }: Pick<PlatformParts, "db" | "settings">): Check => ({
  name: "registro eventi",
  async look() {
    const { chains, rows, faults, waiting } = await checkTrail(db, settings.keys.trail);
    const [first] = faults;
    if (first !== undefined) {
      return broken(
        `Il registro degli eventi è stato cambiato (catena ${first.chain}, riga ${first.sequence}): ` +
          "npm run operator -- events-verify dice dove.",
      );
    }
    const words = `Le ${chains} catene del registro, con ${rows} eventi, sono intere.`;
    return waiting === 0
      ? good(words)
      : warning(
          `${words} Vi mancano ancora ${waiting} annotazioni di prima: il server le sposta mentre lavora.`,
        );
  },
});
