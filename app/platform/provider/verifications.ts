import type { WireOpenVerification } from "~/api/contract/provider";
import { ApiError } from "~/api/errors";
import { pageOf } from "../people/users/paging";
import { findVerification } from "../store/verifications";
import { verifiersBeside } from "../store/provider/members";
import type { UseCase } from "../use-case";
import { type ListedVerification, openAmong, openFirst } from "../verification/list-open";
import { assignVerifier, stateMoved } from "../verification/operator";
import { unknown } from "./refusals";

const PAGE_LENGTH = 25;

/** All open verifications, those without a verifier first, then the oldest. */
export const deskVerifications: UseCase<"provider.verifications"> = async ({ query }, scope) => {
  const ids = await openFirst(scope);
  const { from, most, pagination } = pageOf(query.pageId, PAGE_LENGTH, ids.length);
  const shown = await openAmong(scope, ids.slice(from, from + most));
  return { verifications: shown.map(wireVerification), count: ids.length, pagination };
};

/** How far the judgements are is for its company and its verifier to know. */
const wireVerification = (one: ListedVerification): WireOpenVerification => {
  const { id, companyId, companyName, year, level, phase, openedAt, lapsesAt, daysLeft, verifier, body } =
    one;
  return { id, companyId, companyName, year, level, phase, openedAt, lapsesAt, daysLeft, verifier, body };
};

export const deskVerification: UseCase<"provider.verification"> = async ({ params }, scope) => {
  const [one] = await openAmong(scope, [params.id]);
  if (!one) throw unknown();
  const verifiers = await verifiersBeside(scope.db, one.companyId);
  return { verification: wireVerification(one), verifiers };
};

export const assign: UseCase<"provider.assign"> = async ({ params, body }, scope) => {
  const [one] = await openAmong(scope, [params.id]);
  if (!one) throw (await findVerification(scope.db, params.id)) === null ? unknown() : isOver();
  // The address that the page showed: it has to be that of the present verifier still.
  if (one.verifier !== body.seen) throw stateMoved();
  return assignVerifier(scope, params.id, body.verifier, (present) => present === one.verifierId);
};

/** It ended while the provider looked at it. */
const isOver = () => new ApiError(409, "internal/conflict", [{ path: "", code: "verification_over" }]);
