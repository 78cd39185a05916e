import { ApiError } from "~/api/errors";
import { phaseOf } from "~/domain/card/card-life";
import type { Done } from "../card/act";
import type { Card } from "../card/load-card";
import type { SignedInScope, Trx } from "../scope";
import { recordAudit } from "../store/audit";
import type { UseCase } from "../use-case";
import { actOn } from "./act-on";
import { dayWords, tellAdministrators } from "./tell";

type Decision = "accept" | "refuse";

/** A verifier's decision: on to the next phase, a verified card, or back to the company with the comments. */
export const decide: UseCase<"survey.decide"> = async ({ params, body }, scope) => {
  const { decision, phase } = body;
  const event = { kind: decision, verifier: scope.session.accountId } as const;
  const { life, issued } = await actOn(params.id, event, scope, async (trx, card, done, at) => {
    if (phase !== undefined && card.verification?.phase !== phase) {
      throw new ApiError(409, "internal/phase_over");
    }
    await writeDown(trx, card, decision, done, { ...scope, at });
  });
  return { phase: phaseOf(life.stage), versionId: issued?.id ?? null };
};

async function writeDown(
  trx: Trx,
  { companyId, verification }: Card,
  decision: Decision,
  { issued }: Done,
  scope: SignedInScope & { at: string },
): Promise<void> {
  const { settings, session, at } = scope;
  const detail = `${verification?.id} ${issued?.id ?? decision}`;
  await recordAudit(trx, scope, "verification_decided", { accountId: session.accountId, companyId, detail });
  const year = String(verification?.year);
  const body = verification?.verifier_body ?? "";
  if (decision === "refuse") {
    await tellAdministrators(trx, settings, companyId, "verification-refused", { year, body }, at);
  }
  if (!issued) return;
  const { id: card, level, expiresAt } = issued;
  const params = { year, body, card, level: String(level), expires: dayWords(expiresAt) };
  await tellAdministrators(trx, settings, companyId, "verification-issued", params, at);
}
