import { log, requestFacts } from "~/log.server";
import type { AuditEvent } from "../audit";
import { type CountedFacts, type CountedScope, recordCounted } from "./counted-events";

/** Notes that a rule declined a request. A store that cannot be written does not change the answer. */
export async function recordRefusal(
  scope: CountedScope,
  kind: AuditEvent,
  given: CountedFacts = {},
): Promise<void> {
  const { accountId, companyId } = requestFacts() ?? {};
  await recordCounted(scope, kind, { accountId, companyId, ...given }, true).catch((error: unknown) =>
    log.error(error, "A refusal was not noted"),
  );
}
