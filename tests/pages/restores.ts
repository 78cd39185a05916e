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
