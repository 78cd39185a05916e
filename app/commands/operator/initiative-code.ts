import type { PlatformParts } from "~/platform/scope";
import { recordAudit } from "~/platform/store/audit";
import { changeCompany } from "~/platform/store/companies";
import { write } from "~/platform/store/write";
import { companyNamed } from "./company-named";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";

/** The printed code of none. */
const NONE = "-";

/** Writes the number by which the initiative knows a company (`eniId`). */
export async function setInitiativeCode(
  parts: PlatformParts,
  [ref, typed]: OperatorArguments["named"],
): Promise<void> {
  const { id, name } = await companyNamed(parts, ref);
  const code = typed.trim() === NONE ? null : typed.trim();
  if (code !== null && !/^[\w./-]{1,40}$/.test(code)) {
    throw new Refused("Il codice ha da 1 a 40 lettere, cifre, punti, barre o trattini; - per nessun codice.");
  }
  await write(parts.db, id, async (trx) => {
    await changeCompany(trx, id, { eni_id: code });
    await recordAudit(trx, parts, "initiative_code_changed", { companyId: id });
  });
  console.log(code === null ? `${name} non ha più un codice.` : `Il codice di ${name} è ${code}.`);
}
