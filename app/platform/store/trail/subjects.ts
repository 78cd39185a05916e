import type { Db, Trx } from "../../scope";

/** What pseudonyms mean; those that were erased are missing. */
export async function meaningsOf(handle: Db | Trx, pseudonyms: string[]): Promise<Map<string, string>> {
  if (pseudonyms.length === 0) return new Map();
  const rows = await handle
    .selectFrom("event_subject")
    .select(["pseudonym", "value"])
    .where("pseudonym", "in", [...new Set(pseudonyms)])
    .execute();
  return new Map(rows.map(({ pseudonym, value }) => [pseudonym, value]));
}
