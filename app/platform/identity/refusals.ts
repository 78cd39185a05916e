import type { IdentityRefusal } from "~/api/error-codes";
import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";

/** Errors of an identity provider are 424, named by provider and code (spec §8). */
export const identityRefusal = (code: IdentityRefusal, issues: Issue[] = []) =>
  new ApiError(424, `embedded/${code}`, issues);
