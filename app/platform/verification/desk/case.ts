import { ApiError } from "~/api/errors";
import type { CardEvent } from "~/domain/card/card-life";
import { refusalsOf } from "~/domain/card/lifecycle";
import { loadCard } from "../../card/load-card";
import { casesOf, visitCase } from "../../store/verifier/cases";
import { SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { assertAssigned, isAssigned } from "../assigned-verifications";
import { missingIn } from "../candidate-documents";
import { caseView } from "./case-view";

/** A case without its content, open or ended: how far it is, and which decisions it allows. */
export const verifierCase: UseCase<"survey.verifierCase"> = async ({ params }, { db, session, now }) => {
  const at = now();
  const [row] = await casesOf(db, session.accountId, [params.id]);
  if (!row || !isAssigned(row, session)) throw new ApiError(404, "internal/not_found");
  const view = caseView(row, at);
  if (view.ended) return { ...view, accept: ["no_verification"], refuse: ["no_verification"] };
  const { life } = await loadCard(new SurveyReader(db, row.company_id), row.year);
  const by = { verifier: session.accountId };
  const refusals = (event: CardEvent) => [...refusalsOf(life, event, at.toISOString())];
  return {
    ...view,
    accept: refusals({ kind: "accept", ...by, missing: await missingIn(db, row) }),
    refuse: refusals({ kind: "refuse", ...by }),
  };
};

export const visitVerifierCase: UseCase<"survey.visitVerifierCase"> = async (
  { params },
  { db, session, now },
) => {
  await assertAssigned(db, params.id, session);
  await visitCase(db, params.id, session.accountId, now().toISOString());
  return {};
};
