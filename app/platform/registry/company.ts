import { findCompany } from "../store/companies";
import { lastLoginOf } from "../store/memberships";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { presentCompany } from "./present-company";
import { storeUpdate } from "./store-update";

/** The registry of the signed-in user's company. */
export const company: UseCase<"registry.company"> = async (_input, { db, session }) => ({
  ...presentCompany(await findCompany(db, session.companyId)),
  lastLoginAt: await lastLoginOf(db, session.companyId),
});

/** Saves the registry; `refused` names the figures that could not be read, while all other fields were stored (D9). */
export const updateCompany: UseCase<"registry.updateCompany"> = ({ body }, { db, session, now }) =>
  write(db, session.companyId, async (trx) => {
    const { company, refused } = await storeUpdate(trx, session.companyId, body, now().toISOString());
    return { company: presentCompany(company), refused };
  });
