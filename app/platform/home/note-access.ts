import { HOUR_MS } from "~/domain/durations";
import { log } from "~/log.server";
import type { SignedInScope } from "../scope";
import type { CompanyRow } from "../store/companies";
import { noteHomeAccess } from "../store/registry/registry-facts";
import { write } from "../store/write";

/** Notes, to the hour, that the home page was opened; beside the request, which waits for no lock and no full disk. */
export function noteAccess({ id, hp_last_access: last }: CompanyRow, { db, now }: SignedInScope): void {
  const at = now();
  if (last !== null && at.getTime() - new Date(last).getTime() < HOUR_MS) return;
  void write(db, null, (trx) => noteHomeAccess(trx, id, at.toISOString())).catch((error: unknown) =>
    log.error(error, "The access to a home page was not noted"),
  );
}
