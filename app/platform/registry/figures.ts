import { readWholeAmount } from "~/domain/company/registry-rules";
import type { Fault } from "~/domain/faults";
import type { CompanyChange } from "../store/companies";
import type { CompanyUpdate } from "~/api/contract/registry";

/** Employees, turnover and size. A figure that cannot be read is refused alone: the rest is stored without it (D9). */
export function readFigures(update: CompanyUpdate): { change: CompanyChange; refused: Fault[] } {
  const employees = readFigure("numberOfEmployees", update.numberOfEmployees);
  const turnover = readFigure("annualTurnover", update.annualTurnover);
  const { companySize } = update;
  return {
    change: {
      ...(employees.value !== undefined && { employees: employees.value }),
      ...(turnover.value !== undefined && { annual_turnover: turnover.value?.toString() ?? null }),
      ...(companySize !== undefined && { size_override: companySize === "" ? null : companySize }),
    },
    refused: [...employees.refused, ...turnover.refused],
  };
}

interface Figure {
  /** undefined = stays as it is, null = cleared. */
  value: number | null | undefined;
  refused: Fault[];
}

function readFigure(path: string, typed: string | undefined): Figure {
  if (typed === undefined) return { value: undefined, refused: [] };
  if (typed.trim() === "") return { value: null, refused: [] };
  const read = readWholeAmount(typed);
  return "value" in read
    ? { value: read.value, refused: [] }
    : { value: undefined, refused: [{ path, code: read.error }] };
}
