import type { CompanySize, RegistryFacts } from "../question/answer";

/** Recommendation 2003/361/EC, Annex, Article 2: fewer than these people at work and at most this turnover, in euro. */
const CEILINGS: { size: CompanySize; people: number; turnover: number }[] = [
  { size: "micro", people: 10, turnover: 2_000_000 },
  { size: "small", people: 50, turnover: 10_000_000 },
  { size: "medium", people: 250, turnover: 50_000_000 },
];

/** The proposed size. The balance sheet total, the alternative ceiling of the definition, is not asked. */
export function proposedSize(people: number, turnover: number): CompanySize {
  const fitting = CEILINGS.find((ceiling) => people < ceiling.people && turnover <= ceiling.turnover);
  return fitting?.size ?? "large";
}

/**
 * The size that the figures propose; null while one is missing. The definition counts owners and family members
 * (Article 5), so employees stand in only where the people at work are not known.
 */
export function sizeOf({
  workforce,
  employees,
  turnover,
}: Pick<RegistryFacts, "workforce" | "employees" | "turnover">): CompanySize | null {
  const people = workforce ?? employees;
  return people === null || turnover === null ? null : proposedSize(people, turnover);
}
