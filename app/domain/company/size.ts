import type { CompanySize } from "../question/answer";

/** Recommendation 2003/361/EC, Annex, Article 2: fewer than these employees and at most this turnover, in euro. */
const CEILINGS: { size: CompanySize; employees: number; turnover: number }[] = [
  { size: "micro", employees: 10, turnover: 2_000_000 },
  { size: "small", employees: 50, turnover: 10_000_000 },
  { size: "medium", employees: 250, turnover: 50_000_000 },
];

/** The proposed size. The balance sheet total, the alternative ceiling of the definition, is not asked. */
export function proposedSize(employees: number, turnover: number): CompanySize {
  const fitting = CEILINGS.find((ceiling) => employees < ceiling.employees && turnover <= ceiling.turnover);
  return fitting?.size ?? "large";
}
