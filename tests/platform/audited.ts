import type { Db } from "~/platform/scope";
import { INSTALLATION } from "~/platform/store/trail/seal";

interface Audited {
  event: string;
  account_id: string | null;
  company_id: string | null;
  client_address: string | null;
  detail: string | null;
  count: number;
}

/** The events of the trail in the order in which they were noted, with addresses in place of their pseudonyms. */
export async function audited(db: Db, kind?: string): Promise<Audited[]> {
  const rows = await db
    .selectFrom("event")
    .leftJoin("event_subject", "event_subject.pseudonym", "event.address")
    .select([
      "event.kind as event",
      "event.account_id",
      "event.chain",
      "event.detail",
      "event.count",
      "value",
    ])
    .$if(kind !== undefined, (events) => events.where("event.kind", "=", kind ?? ""))
    .orderBy("event.at")
    .orderBy("event.sequence")
    .execute();
  return rows.map(({ chain, value, ...row }) => ({
    ...row,
    company_id: chain === INSTALLATION ? null : chain,
    client_address: value,
  }));
}
