import type { KeptRegister, RowValues } from "~/domain/registers/register";
import type { SignedInScope } from "~/platform/scope";
import { insertRow } from "~/platform/store/register-rows";
import { write } from "~/platform/store/write";

/** A row of a register of a demo company, in canonical texts. */
export interface DemoRegisterRow {
  id: string;
  register: KeptRegister;
  values: RowValues;
  email: string;
}

export async function addDemoRegisterRow(
  { id, register, values }: DemoRegisterRow,
  { db, session, now }: SignedInScope,
): Promise<void> {
  const { companyId, accountId } = session;
  await write(db, companyId, (trx) =>
    insertRow(trx, {
      ...{ id, register, values, company_id: companyId, revision: 1 },
      ...{ updated_by: accountId, updated_at: now().toISOString() },
    }),
  );
}
