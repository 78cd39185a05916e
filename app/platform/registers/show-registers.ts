import { ApiError } from "~/api/errors";
import { isKeptRegister } from "~/domain/registers/registers";
import { REGISTER_IDS, type KeptRegister } from "~/domain/registers/register";
import { attestationsOf } from "../store/attestations";
import { findCompany } from "../store/companies";
import { findCompanyWithDraft } from "../store/drafts";
import { findRow, rowsOfRegister } from "../store/register-rows";
import type { UseCase } from "../use-case";
import { readersOf } from "./readers";

/** A register that does not exist is not found. */
export function keptRegister(id: string): KeptRegister {
  if (!isKeptRegister(id)) throw new ApiError(404, "internal/not_found");
  return id;
}

/** Every register with the number of its rows; all certificates count, those without a standard too. */
export const registers: UseCase<"registry.registers"> = async (_input, { db, session }) => {
  const { company, registers: rows } = await findCompanyWithDraft(db, session.companyId, null);
  const certificates = await attestationsOf(db, session.companyId);
  return REGISTER_IDS.map((id) => ({
    id,
    rows: id === "certificates" ? certificates.length : rows[id].length,
    readBy: readersOf(id, company.fiscal_year),
  }));
};

export const register: UseCase<"registry.register"> = async ({ params }, { db, session }) => {
  const id = keptRegister(params.register);
  const { fiscal_year: year } = await findCompany(db, session.companyId);
  return {
    id,
    rows: await rowsOfRegister(db, session.companyId, id),
    readBy: readersOf(id, year),
  };
};

/** The row of another company is not found. */
export const registerRow: UseCase<"registry.registerRow"> = async ({ params }, { db, session }) => {
  const where = { register: keptRegister(params.register), id: params.id };
  const row = await findRow(db, session.companyId, where);
  if (!row) throw new ApiError(404, "internal/not_found");
  return row;
};
