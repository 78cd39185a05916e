import type { ProposedFact } from "~/api/contract/proposed-facts";
import type { Company } from "~/api/contract/registry";
import type { T } from "~/texts/resources";
import { type Choices, storedValues, wordsFor } from "../present";

/** In the order of the page: what weighs the score first. Name and address only where they are proposed. */
export const FIRST_FIELDS = [
  "sector",
  "workforce",
  "numberOfEmployees",
  "annualTurnover",
  "businessName",
  "address",
  "city",
  "province",
] as const;
export type FirstField = (typeof FIRST_FIELDS)[number];

const ASKED_WHEN_PROPOSED: readonly FirstField[] = ["businessName", "address", "city"];

/** The facts that the company has not given yet; of the rest of the registry only what others propose. */
export function askedFields(company: Company, facts: readonly ProposedFact[]): FirstField[] {
  const stored = storedValues(company);
  const isProposed = (name: FirstField) => facts.some(({ field }) => field === name);
  return FIRST_FIELDS.filter((name) => {
    if (ASKED_WHEN_PROPOSED.includes(name)) return isProposed(name);
    if (name === "workforce" && company.workforce === undefined) return false;
    if (name === "province" && company.country !== "IT") return false;
    return stored[name] === "";
  });
}

export const proposedValues = (facts: readonly ProposedFact[]): Partial<Record<FirstField, string>> =>
  Object.fromEntries(facts.map(({ field, value }) => [field, value]));

/** Where each proposed value comes from, in words. */
export const sourcesOf = (
  t: T,
  facts: readonly ProposedFact[],
  choices: Partial<Choices>,
): Partial<Record<FirstField, string>> =>
  Object.fromEntries(
    facts.map(({ field, value, source, detail }) => [
      field,
      source === "register"
        ? t("first:proposed.register", { source: detail })
        : t("first:proposed.vat_office", { code: detail, province: wordsFor(t, choices, field, value) }),
    ]),
  );
