import { sql } from "kysely";
import type { Db } from "../../scope";

/** How much of one kind of work waits, is under way, and failed. */
export interface WorkCounts {
  waiting: number;
  running: number;
  failed: number;
  /** Since when the oldest waits, or stands still. */
  oldestAt: string | null;
}

interface Row {
  waiting: number | null;
  running: number | null;
  failed: number | null;
  oldestAt: string | null;
}

const NONE: WorkCounts = { waiting: 0, running: 0, failed: 0, oldestAt: null };

const countsOf = (row: Row | undefined): WorkCounts =>
  row === undefined
    ? NONE
    : {
        waiting: Number(row.waiting ?? 0),
        running: Number(row.running ?? 0),
        failed: Number(row.failed ?? 0),
        oldestAt: row.oldestAt,
      };

/**
 * Jobs by kind; of those that failed the ones with these errors. A job that its owner has not confirmed waits for no
 * worker.
 */
export async function countJobs(db: Db, errors: readonly string[]): Promise<(kind: string) => WorkCounts> {
  const { rows } = await sql<Row & { kind: string }>`select kind,
    sum(case when state = 'pending' then 1 else 0 end) as waiting,
    sum(case when state = 'running' then 1 else 0 end) as running,
    sum(case when state = 'rejected' and error in (${sql.join(errors)}) then 1 else 0 end) as failed,
    min(case when state in ('pending', 'running') then updated_at end) as "oldestAt"
    from job group by kind`.execute(db);
  return (kind) => countsOf(rows.find((row) => row.kind === kind));
}

/** Mails that will be tried, and those that were given up and could still be sent again. */
export async function countMails(db: Db): Promise<WorkCounts> {
  const { rows } = await sql<Row>`select 0 as running,
    sum(case when failed_at is null then 1 else 0 end) as waiting,
    sum(case when failed_at is null then 0 else 1 end) as failed,
    min(case when failed_at is null then created_at end) as "oldestAt"
    from mail where sent_at is null and params <> '{}'`.execute(db);
  return countsOf(rows[0]);
}

interface StoredFiles {
  count: number;
  bytes: number;
  /** Those that wait for the malware scanner. */
  scans: WorkCounts;
}

export async function countFiles(db: Db): Promise<StoredFiles> {
  const { rows } = await sql<Row & { count: number; bytes: number | null }>`select
    count(*) as count, sum(size) as bytes, 0 as running, 0 as failed,
    sum(case when control = 'waiting' then 1 else 0 end) as waiting,
    min(case when control = 'waiting' then uploaded_at end) as "oldestAt"
    from attachment`.execute(db);
  const [row] = rows;
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0), scans: countsOf(row) };
}

/** How much a database on a server takes there. */
export async function bytesOnServer(db: Db): Promise<number> {
  const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return (await size.execute(db)).rows[0]?.bytes ?? 0;
}

/** The number of the newest migration of the store. */
export async function schemaNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return rows[0]?.name?.split("-", 1)[0] ?? "";
}
