import { ApiError } from "~/api/errors";
import { isKeptRegister } from "~/domain/registers/registers";
import { REGISTER_IDS, type KeptRegister } from "~/domain/registers/register";
import { attestationsOf } from "../store/attestations";
import { findRow, rowsOfRegister } from "../store/register-rows";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { readersOf } from "./readers";

/** A register that does not exist is not found. */
export function keptRegister(id: string): KeptRegister {
  if (!isKeptRegister(id)) throw new ApiError(404, "internal/not_found");
  return id;
}

/**
 * Every register with the number of its rows, also of those that a closed year's answers say; all certificates count,
 * those without a standard too.
 */
export const registers: UseCase<"registry.registers"> = async (_input, scope) => {
  const { db, session } = scope;
  const { company, registers: rows } = await readerOf(scope).draft();
  const certificates = await attestationsOf(db, session.companyId);
  return REGISTER_IDS.map((id) => ({
    id,
    rows: id === "certificates" ? certificates.length : rows[id].length,
    readBy: readersOf(id, company.fiscal_year),
  }));
};

export const register: UseCase<"registry.register"> = async ({ params }, scope) => {
  const { db, session } = scope;
  const id = keptRegister(params.register);
  const { year, figuresFromAnswers } = await readerOf(scope).draft();
  return {
    id,
    rows: await rowsOfRegister(db, session.companyId, id),
    fromAnswers: { year: year - 1, rows: id === "figures" ? [...figuresFromAnswers] : [] },
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
