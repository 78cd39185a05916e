import type { CompanyUpdate } from "~/api/contract/registry";
import { headcountIssues, readWholeAmount } from "~/domain/company/registry-rules";
import { type CompanyChange, type CompanyRow, factsOf } from "../store/companies";
import { changed, keep, NOTHING, together, type SectionChange } from "./section-change";

/** People, turnover and size. */
export function readFigures(row: CompanyRow, update: CompanyUpdate): SectionChange {
  return together([
    readPeople(row, update),
    readFigure("annualTurnover", update.annualTurnover, (turnover) => ({
      annual_turnover: turnover?.toString() ?? null,
    })),
    readSize(row, update),
  ]);
}

/** People at work and the employees among them. Of two numbers that contradict each other neither is stored. */
function readPeople(row: CompanyRow, update: CompanyUpdate): SectionChange {
  const read = together([
    readFigure("workforce", update.workforce, (workforce) => ({ workforce, ...endsAssuming(row, update) })),
    readFigure("numberOfEmployees", update.numberOfEmployees, (employees) => ({
      employees,
      ...(isOldNumber(row, update) && { workforce: employees }),
    })),
  ]);
  const paths = (["workforce", "numberOfEmployees"] as const).filter((path) => update[path] !== undefined);
  const { workforce, employees } = { ...row, ...read.change };
  const issues = headcountIssues({ workforce, employees }, paths);
  return issues.length === 0 ? read : { change: {}, issues: [...read.issues, ...issues] };
}

/** A company that comes back as it was shown, marked as assumed, has not checked its number. */
const endsAssuming = (row: CompanyRow, { workforceAssumed }: CompanyUpdate) =>
  row.workforce_assumed === 1 && workforceAssumed !== true ? { workforce_assumed: 0 } : {};

/** A client that knows one number only goes on writing the one that was copied. */
const isOldNumber = (row: CompanyRow, { workforce }: CompanyUpdate) =>
  row.workforce_assumed === 1 && workforce === undefined;

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
  path: "workforce" | "numberOfEmployees" | "annualTurnover",
  typed: string | undefined,
  change: (figure: number | null) => CompanyChange,
): SectionChange {
  if (typed === undefined) return NOTHING;
  return keep(path, typed.trim(), (text) => {
    const read = text === null ? null : readWholeAmount(text);
    return change(read !== null && "value" in read ? read.value : null);
  });
}
