import { ApiError } from "~/api/errors";
import { type CardEvent, phaseOf } from "~/domain/card/card-life";
import type { Trx } from "../scope";
import { recordAudit } from "../store/audit";
import type { StoredVerification } from "../store/verifications";
import type { UseCase } from "../use-case";
import { actOn } from "./act-as-verifier";
import { missingIn } from "./candidate-documents";

/** A verifier's decision: on to the next phase, a verified card, or back to the company with the comments. */
export const decide: UseCase<"survey.decide"> = async ({ params, body }, scope) => {
  const { decision, phase } = body;
  const { accountId } = scope.session;
  const { life, issued } = await actOn(params.id, decided(decision, accountId), scope, {
    looks({ phase: present }) {
      // Until the automatic check is done no decision is possible, in any phase that the call names.
      if (present !== "documents" && present !== phase) throw new ApiError(409, "internal/phase_over");
    },
    async writes(trx, { companyId }, done) {
      const detail = `${params.id} ${done.issued?.id ?? decision}`;
      await recordAudit(trx, scope, "verification_decided", { accountId, companyId, detail });
      if (done.issued)
        await recordAudit(trx, scope, "card_issued", { accountId, companyId, detail: done.issued.id });
    },
  });
  return { phase: phaseOf(life.stage), versionId: issued?.id ?? null };
};

const decided =
  (kind: "accept" | "refuse", verifier: string) =>
  async (verification: StoredVerification, trx: Trx): Promise<CardEvent> =>
    kind === "refuse" ? { kind, verifier } : { kind, verifier, missing: await missingIn(trx, verification) };
