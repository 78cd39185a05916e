import type { CompanySize } from "~/domain/question/answer";
import type { T } from "~/texts/resources";

interface GapAnalysis {
  population?:
    | {
        rung: "sector_size" | "macrosector_size" | "macrosector" | "size" | "all";
        sector: { label: string } | null;
        macrosector: { label: string } | null;
        companySize: CompanySize | null;
      }
    | null
    | undefined;
  numberOfCompanies: { from: number; to: number } | null;
}

/** Names the companies of the comparison in a sentence (D10). */
export function populationWords(
  t: T,
  { population, numberOfCompanies }: Pick<GapAnalysis, "population" | "numberOfCompanies">,
): string {
  return t("benchmark:population", { who: whoWords(t, population, numberOfCompanies) });
}

/** The same of a company that is not the reader's own. */
export const populationOf = (
  t: T,
  { population, numberOfCompanies }: Pick<GapAnalysis, "population" | "numberOfCompanies">,
): string => t("benchmark:population_of", { who: whoWords(t, population, numberOfCompanies) });

function whoWords(
  t: T,
  population: GapAnalysis["population"],
  companies: GapAnalysis["numberOfCompanies"],
): string {
  if (!population || !companies) return t("benchmark:who.unknown");
  const { rung, sector, macrosector, companySize } = population;
  return t(`benchmark:who.${rung}`, {
    number: numberWords(t, companies),
    sizes: companySize ? t(`benchmark:sizes.${companySize}`) : "",
    sector: sector?.label ?? "",
    macrosector: macrosector?.label ?? "",
  });
}

/** Exact from twenty companies on, a range below. */
export const numberWords = (t: T, { from, to }: NonNullable<GapAnalysis["numberOfCompanies"]>): string =>
  from === to ? t("benchmark:companies.exact", { from }) : t("benchmark:companies.range", { from, to });
