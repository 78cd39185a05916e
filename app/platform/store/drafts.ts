import { type RegisterRows, NO_ROWS } from "~/domain/registers/register";
import type { Db, Trx } from "../scope";
import type { CompanyRow } from "./companies";
import { engineOf } from "./engines/engine-of";
import { keptQuery } from "./kept/kept-query";
import { registerCertificates, registerRows, registersIn } from "./register-rows";

export interface Draft {
  /** 0 = no answer was ever saved. */
  revision: number;
  updatedAt: string | null;
}

interface CompanyWithDraft {
  company: CompanyRow;
  draft: Draft;
  /** Whether any answer was ever saved for the year before. */
  hasEarlierYear: boolean;
  /** Files of the year that wait for the malware scanner and that the draft, or a certificate, names. */
  filesInControl: number;
  /** What the company entered once; of the current year only, because a closed year proposes nothing new. */
  registers: RegisterRows;
}

interface OfYear {
  companyId: string;
  /** Both null: the current one. */
  year: number | null;
  before: number | null;
}

const companyWithDraft = keptQuery((handle, { companyId, year, before }: OfYear) =>
  handle
    .selectFrom("company")
    .leftJoin("draft", (join) =>
      join
        .onRef("draft.company_id", "=", "company.id")
        .on((eb) => eb("draft.year", "=", year === null ? eb.ref("company.fiscal_year") : eb.val(year))),
    )
    .leftJoin("draft as earlier", (join) =>
      join
        .onRef("earlier.company_id", "=", "company.id")
        .on((eb) =>
          eb("earlier.year", "=", before === null ? eb("company.fiscal_year", "-", 1) : eb.val(before)),
        ),
    )
    .selectAll("company")
    .select(["draft.revision as draft_revision", "draft.updated_at as draft_updated_at"])
    .select("earlier.revision as earlier_revision")
    .select((eb) =>
      eb
        .selectFrom("attachment")
        .select((count) => count.fn.countAll<number>().as("count"))
        .where("control", "=", "waiting")
        .where("released_at", "is", null)
        .whereRef("attachment.company_id", "=", "company.id")
        .where((of) =>
          of("attachment.year", "=", year === null ? of.ref("company.fiscal_year") : of.val(year)),
        )
        .as("files_in_control"),
    )
    .select((eb) => registerRows(eb, engineOf(handle)).as("register_rows"))
    .select((eb) => registerCertificates(eb, engineOf(handle)).as("register_certificates"))
    .where("company.id", "=", companyId),
);

/**
 * A company with the draft of a year (null: its current one), in one read. The registry facts therefore belong to this
 * revision, and answers read afterwards can only be newer than the revision.
 */
export async function findCompanyWithDraft(
  handle: Db | Trx,
  companyId: string,
  year: number | null,
): Promise<CompanyWithDraft> {
  const before = year === null ? null : year - 1;
  const [found] = await companyWithDraft(handle, { companyId, year, before });
  if (!found) throw new Error(`There is no company ${companyId}`);
  const { draft_revision, draft_updated_at, earlier_revision, files_in_control, ...others } = found;
  const { register_rows, register_certificates, ...company } = others;
  const isCurrent = year === null || year === company.fiscal_year;
  return {
    company,
    draft: { revision: draft_revision ?? 0, updatedAt: draft_updated_at },
    hasEarlierYear: earlier_revision !== null,
    filesInControl: Number(files_in_control ?? 0),
    registers: isCurrent ? registersIn(register_rows, register_certificates) : NO_ROWS,
  };
}

/** Raises the draft's revision and returns it. */
export async function touchDraft(trx: Trx, companyId: string, year: number, at: string): Promise<number> {
  const { revision } = await trx
    .insertInto("draft")
    .values({ company_id: companyId, year, revision: 1, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "year"])
        .doUpdateSet((eb) => ({ revision: eb("draft.revision", "+", 1), updated_at: at })),
    )
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}
