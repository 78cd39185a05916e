import { Migrator, type Kysely } from "kysely";
import type { Engine } from "./engine";
import * as first from "./migrations/001-first";
import * as attachmentsAndJobs from "./migrations/002-attachments-and-jobs";
import * as attestations from "./migrations/003-attestations";
import * as benchmark from "./migrations/004-benchmark";
import * as history from "./migrations/005-history";
import * as judgementChanges from "./migrations/006-judgement-changes";
import * as secondLook from "./migrations/007-second-look";
import type { Database } from "./schema";

/** In order, never renamed, only ever added to. */
const MIGRATIONS = {
  "001-first": first,
  "002-attachments-and-jobs": attachmentsAndJobs,
  "003-attestations": attestations,
  "004-benchmark": benchmark,
  "005-history": history,
  "006-judgement-changes": judgementChanges,
  "007-second-look": secondLook,
};

/** Brings the store to the present schema; several processes may try at once, one does it. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(MIGRATIONS).map(([name, { up }]) => [
            name,
            { up: (handle: Kysely<unknown>) => up(handle, engine) },
          ]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
