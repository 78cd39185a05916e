import type { Db } from "~/platform/scope";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";

export const LARGE = "00000000-0000-4000-8000-000000000006";
const ADMIN = "00000000-0000-4000-8000-000000000061";
export const DISPUTE = "00000000-0000-4000-8000-0000000000f1";
export const UNASSIGNED = "00000000-0000-4000-8000-0000000000f2";
const REQUEST = "00000000-0000-4000-8000-0000000000f3";

/**
 * Makes Azienda Grande wait for the provider in every way: another identity, an unassigned verification, a dispute, and
 * a mail that was given up. The number of that mail.
 */
export const waitingForProvider = (server: Pick<TestServer, "dataDir">): Promise<number> =>
  inStoreOf(server, everyWait);

async function everyWait(db: Db): Promise<number> {
  const at = new Date(Date.now() - 60 * 60_000).toISOString();
  await db
    .updateTable("company")
    .set({ is_validated: 1, identity_asked_at: at })
    .where("id", "=", LARGE)
    .execute();
  const asked = { changes: '{"business_name":"Azienda Grandissima S.p.A."}', asked_by: ADMIN, asked_at: at };
  await db
    .insertInto("identity_request")
    .values({ id: REQUEST, company_id: LARGE, ...asked })
    .execute();
  const done = await db
    .selectFrom("verification")
    .selectAll()
    .where("ending", "=", "issued")
    .executeTakeFirstOrThrow();
  const place = { id: UNASSIGNED, company_id: LARGE, number: 1, since: at, opened_at: at };
  const nobody = { verifier_id: null, verifier_body: null, decided_at: null };
  const open = { ending: null, ended_at: null, ended_by: null, version_id: null };
  await db
    .insertInto("verification")
    .values({ ...done, ...place, phase: "third_party", ...nobody, ...open })
    .execute();
  await db
    .insertInto("company_dispute")
    .values({
      ...{ id: DISPUTE, country: "IT", identifier: "09999060172", sent_at: at },
      ...{ email: "socio@prova.example", message: "È mia.\nDa sempre." },
    })
    .execute();
  const { id } = await db
    .insertInto("mail")
    .values({
      ...{
        recipient: "chiara.ferrari@prova.example",
        recipient_name: "Chiara",
        template: "enablement-lost",
      },
      params: '{"businessName":"Azienda Grande S.p.A.","link":"/dashboard"}',
      ...{ created_at: at, next_attempt_at: at, attempted_at: at, attempts: 10 },
      ...{ failed_at: at, last_error: "EENVELOPE" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
