import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";

const NEW_COMPANY = "00000000-0000-4000-8000-000000000002";
const ID = "00000000-0000-4000-8000-0000000000d1";

/** Puts a verification with one comment before Azienda Nuova, like the one that the demo has brought to its end. */
export const underVerification = (server: Pick<TestServer, "dataDir">): Promise<void> =>
  inStoreOf(server, async (db) => {
    const { fiscal_year: year } = await db
      .selectFrom("company")
      .select("fiscal_year")
      .where("id", "=", NEW_COMPANY)
      .executeTakeFirstOrThrow();
    const done = await db
      .selectFrom("verification")
      .selectAll()
      .where("ending", "=", "issued")
      .executeTakeFirstOrThrow();
    const since = new Date().toISOString();
    await db
      .insertInto("verification")
      .values({
        ...done,
        ...{ id: ID, company_id: NEW_COMPANY, number: 1, year, phase: "third_party", since },
        ...{ ending: null, ended_at: null, ended_by: null, version_id: null },
      })
      .execute();
    const [item] = JSON.parse(done.items) as { question: string }[];
    await db
      .insertInto("judgement")
      .values({
        ...{ verification_id: ID, question_id: item?.question ?? "", attachment_id: "" },
        ...{ verdict: "commented", comment: "Di che anno è?", judged_at: since },
      })
      .execute();
  });
