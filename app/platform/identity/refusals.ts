import type { IdentityRefusal } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import type { Fault } from "~/domain/faults";

/** Errors of an identity provider are 424, named by provider and code (spec §8). */
export const identityRefusal = (code: IdentityRefusal, faults: Fault[] = []) =>
  new ApiError(424, `embedded/${code}`, faults);
