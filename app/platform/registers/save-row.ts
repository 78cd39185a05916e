import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { ApiError } from "~/api/errors";
import { besideIssues, readRow } from "~/domain/registers/read-row";
import type { KeptRegister, RowValues } from "~/domain/registers/register";
import { REGISTERS } from "~/domain/registers/registers";
import type { SignedInScope, Trx } from "../scope";
import { recordAudit } from "../store/audit";
import {
  changeRow,
  deleteRow,
  findRow,
  insertRow,
  rowsOfRegister,
  type StoredRow,
} from "../store/register-rows";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { keptRegister } from "./show-registers";

/** Adds a row. The same row sent twice, for example by a double click, is stored once. */
export const addRegisterRow: UseCase<"registry.addRegisterRow"> = async ({ params, body }, scope) => {
  const register = keptRegister(params.register);
  const values = valuesOf(register, body.values);
  const { companyId } = scope.session;
  return write(scope.db, companyId, async (trx) => {
    const others = await rowsOfRegister(trx, companyId, register);
    const twin = others.find((row) => isDeepStrictEqual(row.values, values));
    if (twin) return twin;
    refuse(besideIssues(REGISTERS[register], values, others));
    const id = randomUUID();
    await insertRow(trx, { id, company_id: companyId, register, values, revision: 1, ...stamp(scope) });
    await recordAudit(trx, scope, "register_row_added", { ...scope.session, detail: `${register} ${id}` });
    return requireRow(trx, companyId, { register, id });
  });
};

/** Changes a row on top of the revision that the person saw. An update that contains no difference changes nothing. */
export const updateRegisterRow: UseCase<"registry.updateRegisterRow"> = async ({ params, body }, scope) => {
  const where = { register: keptRegister(params.register), id: params.id };
  const { companyId } = scope.session;
  return write(scope.db, companyId, async (trx) => {
    const stored = await requireRow(trx, companyId, where);
    const values = valuesOf(where.register, body.values);
    if (isDeepStrictEqual(stored.values, values)) return stored;
    if (stored.revision !== body.revision) throw new ApiError(409, "internal/conflict");
    const others = await rowsOfRegister(trx, companyId, where.register);
    refuse(
      besideIssues(
        REGISTERS[where.register],
        values,
        others.filter(({ id }) => id !== where.id),
      ),
    );
    await changeRow(trx, where.id, { values, revision: stored.revision + 1, ...stamp(scope) });
    await recordAudit(trx, scope, "register_row_changed", { ...scope.session, detail: detailOf(where) });
    return requireRow(trx, companyId, where);
  });
};

export const removeRegisterRow: UseCase<"registry.removeRegisterRow"> = async ({ params, query }, scope) => {
  const where = { register: keptRegister(params.register), id: params.id };
  const { companyId } = scope.session;
  await write(scope.db, companyId, async (trx) => {
    const stored = await requireRow(trx, companyId, where);
    if (stored.revision !== query.revision) throw new ApiError(409, "internal/conflict");
    await deleteRow(trx, where.id);
    await recordAudit(trx, scope, "register_row_removed", { ...scope.session, detail: detailOf(where) });
  });
  return {};
};

interface Where {
  register: KeptRegister;
  id: string;
}

const detailOf = ({ register, id }: Where) => `${register} ${id}`;

/** All issues are reported at once; a field that the register does not have is one of them. */
function valuesOf(register: KeptRegister, typed: RowValues): RowValues {
  const { fields } = REGISTERS[register];
  const strangers = Object.keys(typed).filter((name) => !fields.some(({ id }) => id === name));
  const reading = readRow(REGISTERS[register], typed);
  refuse([
    ...strangers.map((path) => ({ path, code: "not_acceptable" })),
    ...("issues" in reading ? reading.issues : []),
  ]);
  return "values" in reading ? reading.values : {};
}

function refuse(issues: ReturnType<typeof besideIssues>): void {
  if (issues.length > 0) {
    const placed = issues.map((issue) => ({ ...issue, path: issue.path && `values.${issue.path}` }));
    throw new ApiError(422, "internal/invalid_input", placed);
  }
}

const stamp = ({ session, now }: SignedInScope) => ({
  updated_by: session.accountId,
  updated_at: now().toISOString(),
});

async function requireRow(trx: Trx, companyId: string, where: Where): Promise<StoredRow> {
  const row = await findRow(trx, companyId, where);
  if (!row) throw new ApiError(404, "internal/not_found");
  return row;
}
