import type { SameQuestions } from "~/api/contract/report";
import type { T } from "~/texts/resources";
import { populationWords } from "~/ui/population-words";

type Compared = NonNullable<SameQuestions["compared"]>;

/**
 * What a class that is not complete is compared on, as sentences (D3). The companies are named where they are others than
 * those of the rest of the page.
 */
export function sameQuestionsWords(
  t: T,
  { missing, compared }: SameQuestions,
  populationAbove: string | null,
): string[] {
  if (missing > 0) return [t("benchmark:same.missing", { count: missing })];
  if (compared === null) return [t("benchmark:same.too_few")];
  const population = populationWords(t, compared);
  return [
    t("benchmark:same.compared", { count: compared.questions, companies: companiesWords(t, compared) }),
    ...(compared.leftOut === 0 ? [] : [t("benchmark:same.left_out", { count: compared.leftOut })]),
    ...(population === populationAbove ? [] : [population]),
    ...(compared.areas.some(({ own }) => own === null) ? [t("benchmark:same.areas")] : []),
  ];
}

/** Questions differ in how many companies answered them. */
const companiesWords = (t: T, { numberOfCompanies: { from, to } }: Compared): string =>
  from === to
    ? t("benchmark:same.companies_exact", { from })
    : t("benchmark:same.companies_range", { from, to });
