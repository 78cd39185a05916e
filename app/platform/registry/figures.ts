import type { CompanyUpdate } from "~/api/contract/registry";
import { readWholeAmount } from "~/domain/company/registry-rules";
import type { CompanyChange } from "../store/companies";
import { changed, keep, NOTHING, together, type SectionChange } from "./section-change";

/** Employees, turnover and size. */
export function readFigures({
  numberOfEmployees,
  annualTurnover,
  companySize,
}: CompanyUpdate): SectionChange {
  return together([
    readFigure("numberOfEmployees", numberOfEmployees, (employees) => ({ employees })),
    readFigure("annualTurnover", annualTurnover, (turnover) => ({
      annual_turnover: turnover?.toString() ?? null,
    })),
    companySize === undefined ? NOTHING : changed({ size_override: companySize === "" ? null : companySize }),
  ]);
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
