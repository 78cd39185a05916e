import { RESTORE } from "~/platform/card/load-card";
import type { Db } from "~/platform/scope";
import { historyUrls } from "~/web/urls";
import { signedInApi } from "../api-client";
import type { TestServer } from "../server";

const GROUP_COMPANY = "00000000-0000-4000-8000-000000000005";

/** Asks before the newest card of Abilitata Servizi is copied, which lets Azienda Abilitata do so. */
export const GROUP_CARD = historyUrls.copy("public", GROUP_COMPANY);

/** One answer only: the others stay to be copied by the form. */
const COPIED = "v3-env-acqua-prelievo";

/** Leaves Azienda Abilitata with a copy that waits to be confirmed. */
export async function waitForACopy(server: TestServer): Promise<void> {
  const { call } = await signedInApi(server.url, "admin@azienda-abilitata.example");
  const isWaiting = async () =>
    (await call("survey.answers", { query: {} })).questions.some(
      ({ answer, status }) => answer.copiedFrom && status === "autofilled",
    );
  for (const until = Date.now() + 10_000; Date.now() < until && !(await isWaiting());) {
    const query = { groupCompanyId: GROUP_COMPANY };
    const body = { versionFrom: "public", answersList: [COPIED] };
    await call("survey.copyAnswers", { query, body }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface RestoreJob {
  id: string;
  companyId: string;
}

/** A restore that has come to 40 of 100, and stays there. */
export async function addRestoreUnderWay(db: Db, { id, companyId }: RestoreJob): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("job")
    .values({
      ...{ id, company_id: companyId, kind: RESTORE, state: "running", progress: 40, total: 2, modified: 1 },
      ...{ payload: "null", created_by: "", created_at: now, updated_at: now, lease_until: "2999-01-01" },
    })
    .execute();
}

interface DoneRestore extends RestoreJob {
  companyName: string;
  source: { id: string; name: string };
  /** Of the question that was left out. */
  prompt: string;
}

/** A restore of a position that is over; it left out an answer, whose question is gone. */
export async function addDoneRestore(db: Db, { id, companyId, ...done }: DoneRestore): Promise<void> {
  const { companyName, source, prompt } = done;
  const result = {
    source: { kind: "position", savedAt: "2026-01-01T00:00:00Z", companyName, ...source },
    skipped: [{ questionId: "q", prompt, reason: "withdrawn" }],
    ...{ toConfirm: 0, filesGone: 0, companyScoring: null },
  };
  const now = new Date().toISOString();
  await db
    .insertInto("job")
    .values({
      ...{
        id,
        company_id: companyId,
        kind: RESTORE,
        state: "fulfilled",
        progress: 100,
        total: 2,
        modified: 1,
      },
      ...{
        payload: "null",
        result: JSON.stringify(result),
        created_by: "",
        created_at: now,
        updated_at: now,
      },
    })
    .execute();
}
