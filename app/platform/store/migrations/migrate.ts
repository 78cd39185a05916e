import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from "kysely";
import type { Database } from "../../schema/database";
import * as first from "./001-first";
import * as attachmentsAndJobs from "./002-attachments-and-jobs";
import * as attestations from "./003-attestations";
import * as benchmark from "./004-benchmark";
import * as history from "./005-history";
import * as judgementChanges from "./006-judgement-changes";
import * as secondLook from "./007-second-look";
import * as accounts from "./008-accounts";
import * as filesInControl from "./010-files-in-control";
import * as eventTrail from "./012-event-trail";
import * as people from "./016-people";
import * as invitations from "./017-invitations";
import * as provider from "./025-provider";
import * as verifierDesk from "./024-verifier-desk";
import * as registry from "./019-registry";
import * as profiles from "./018-profiles";
import * as ownerData from "./022-owner-data";
import * as tasks from "./026-tasks";
import * as proposals from "./027-proposals";
import * as erasedPeople from "./028-erased-people";
import * as copiedAnswers from "./031-copied-answers";
import * as benchmarkQuestions from "./035-benchmark-questions";
import * as workforce from "./033-workforce";
import * as registers from "./034-registers";
import * as jottings from "./037-jottings";
import * as secondFactor from "./020-second-factor";
import * as ownDetails from "./021-own-details";
import * as publicCards from "./040-public-cards";
import * as shares from "./043-shares";
import * as sharedReport from "./051-shared-report";
import * as versionComparisons from "./052-version-comparisons";
import * as hostedIdentity from "./055-hosted-identity";
import * as signingKeys from "./056-signing-keys";
import * as companySavedBy from "./057-company-saved-by";
import * as invitationIdempotencyKey from "./058-invitation-idempotency-key";
import * as callBuckets from "./059-call-buckets";
import type { Engine } from "./engine";

/** In order, never renamed, only ever added to. */
const MIGRATIONS = {
  "001-first": first,
  "002-attachments-and-jobs": attachmentsAndJobs,
  "003-attestations": attestations,
  "004-benchmark": benchmark,
  "005-history": history,
  "006-judgement-changes": judgementChanges,
  "007-second-look": secondLook,
  "008-accounts": accounts,
  "010-files-in-control": filesInControl,
  "012-event-trail": eventTrail,
  "016-people": people,
  "017-invitations": invitations,
  "025-provider": provider,
  "024-verifier-desk": verifierDesk,
  "019-registry": registry,
  "018-profiles": profiles,
  "022-owner-data": ownerData,
  "026-tasks": tasks,
  "027-proposals": proposals,
  "020-second-factor": secondFactor,
  "021-own-details": ownDetails,
  "028-erased-people": erasedPeople,
  "031-copied-answers": copiedAnswers,
  "033-workforce": workforce,
  "035-benchmark-questions": benchmarkQuestions,
  "034-registers": registers,
  "040-public-cards": publicCards,
  "037-jottings": jottings,
  "043-shares": shares,
  "051-shared-report": sharedReport,
  "052-version-comparisons": versionComparisons,
  "055-hosted-identity": hostedIdentity,
  "056-signing-keys": signingKeys,
  "057-company-saved-by": companySavedBy,
  "058-invitation-idempotency-key": invitationIdempotencyKey,
  "059-call-buckets": callBuckets,
};

/** The store of a newer release: this one does not know what it may write there. The message is its last step. */
export class NewerSchema extends Error {}

/**
 * Brings the store to the present schema; if several processes try at once, one of them does it. Throws NewerSchema where a newer
 * release has opened it before, and changes nothing.
 */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  await refuseNewer(db);
  await bringToLatest(migratorOf(db, engine));
}

/**
 * A new store in one transaction. One that is in use step by step: servers of the former release work on meanwhile, and a
 * transaction over the tables of many steps and theirs would wait for each other.
 */
export async function bringToLatest(migrator: Migrator): Promise<void> {
  const isNew = (await migrator.getMigrations()).every(({ executedAt }) => executedAt === undefined);
  for (let isThrough = false; !isThrough;) {
    const { error, results } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp());
    if (error) throw error;
    isThrough = isNew || !results?.length;
  }
}

/** All migrations as they are on an engine; a test goes to the schema of an earlier release. */
export const migratorOf = (db: Kysely<Database>, engine: Engine): Migrator =>
  new Migrator({
    db,
    // What was executed is ordered by the clock of the machine that did it, and a clock can go back between two upgrades.
    allowUnorderedMigrations: true,
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

/** Throws NewerSchema; this release would read a part of what is there, and take it for all. */
export async function refuseNewer(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  const last = unknown.sort().at(-1);
  if (last !== undefined) throw new NewerSchema(last);
}
