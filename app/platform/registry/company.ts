import { findCompany } from "../store/companies";
import { lastLoginOf } from "../store/memberships";
import type { UseCase } from "../use-case";
import { presentCompany } from "./present-company";

/** The registry of the signed-in user's company. */
export const company: UseCase<"registry.company"> = async (_input, { db, session }) => ({
  ...presentCompany(await findCompany(db, session.companyId)),
  lastLoginAt: await lastLoginOf(db, session.companyId),
});
