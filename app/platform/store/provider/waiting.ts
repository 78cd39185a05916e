import { sql } from "kysely";
import type { Db } from "../../scope";

interface Waiting {
  identity: number;
  disputes: number;
  unassigned: number;
  /** Those that can still be sent again: for the others there is nothing left to do. */
  failedMails: number;
}

/** How much waits for the provider, in one read. */
export async function waitingForProvider(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from identity_request where ending is null) as identity,
    (select count(*) from company_dispute where closed_at is null) as disputes,
    (select count(*) from verification where ending is null and verifier_id is null) as unassigned,
    (select count(*) from mail where sent_at is null and failed_at is not null and params <> '{}') as "failedMails"`.execute(
    db,
  );
  const [row] = rows;
  return {
    identity: Number(row?.identity ?? 0),
    disputes: Number(row?.disputes ?? 0),
    unassigned: Number(row?.unassigned ?? 0),
    failedMails: Number(row?.failedMails ?? 0),
  };
}
