import type { Db, Trx } from "../scope";
import { jobOf, type Job } from "./jobs";

/** A company's jobs of a kind that wait for a worker or are being done, the oldest first. */
export async function jobsAtWork(handle: Db | Trx, companyId: string, kind: string): Promise<Job[]> {
  const rows = await handle
    .selectFrom("job")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("state", "in", ["pending", "running"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(jobOf);
}
