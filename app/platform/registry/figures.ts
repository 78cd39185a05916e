import type { CompanyUpdate } from "~/api/contract/registry";
import { readWholeAmount } from "~/domain/company/registry-rules";
import { type CompanyChange, type CompanyRow, factsOf } from "../store/companies";
import { changed, keep, NOTHING, together, type SectionChange } from "./section-change";

/** Employees, turnover and size. */
export function readFigures(row: CompanyRow, update: CompanyUpdate): SectionChange {
  const { numberOfEmployees, annualTurnover } = update;
  return together([
    readFigure("numberOfEmployees", numberOfEmployees, (employees) => ({ employees })),
    readFigure("annualTurnover", annualTurnover, (turnover) => ({
      annual_turnover: turnover?.toString() ?? null,
    })),
    readSize(row, update),
  ]);
}

/** The size that a company shows and that is only proposed comes back with it: that corrects nothing. */
function readSize(row: CompanyRow, { companySize, companySizeProposed }: CompanyUpdate): SectionChange {
  const isAsShown = companySize === undefined || companySize === (factsOf(row).size ?? "");
  if (companySizeProposed === true && isAsShown) return changed({ size_override: null });
  if (companySize === undefined) return NOTHING;
  if (companySize === "") return changed({ size_override: null });
  const isProposed = row.size_override === null && isAsShown && companySizeProposed === undefined;
  return isProposed ? NOTHING : changed({ size_override: companySize });
}

function readFigure(
  path: "numberOfEmployees" | "annualTurnover",
  typed: string | undefined,
  change: (figure: number | null) => CompanyChange,
): SectionChange {
  if (typed === undefined) return NOTHING;
  return keep(path, typed.trim(), (text) => {
    const read = text === null ? null : readWholeAmount(text);
    return change(read !== null && "value" in read ? read.value : null);
  });
}
