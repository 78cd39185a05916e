import type { Benchmark } from "~/api/contract/completed/benchmark";
import type { T } from "~/texts/resources";
import type { BenchmarkFilters } from "~/web/urls";
import { ALL_SECTORS, ALL_SIZES } from "./choice";
import { numberWords } from "~/ui/population-words";
import type { Gap } from "./sides";

type Offered = NonNullable<Benchmark["populations"]>[number];
type Population = NonNullable<Gap["population"]>;

export interface Chip {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The populations of the company's kind that may be shown, as links; current is the one that the page compares with. */
export const chipsOf = (
  t: T,
  offered: readonly Offered[],
  shown: Population | null,
  address: (choice: BenchmarkFilters) => string,
): Chip[] =>
  offered.map((population) => {
    const sizes = population.companySize ? t(`benchmark:sizes.${population.companySize}`) : "";
    const number = numberWords(t, population.numberOfCompanies);
    return {
      label: t(`benchmark:chip.${population.rung}`, { sizes, number }),
      href: address(choiceOf(population)),
      isCurrent: shown !== null && sameTraits(population, shown),
    };
  });

const sameTraits = (a: Population, b: Population): boolean =>
  a.rung === b.rung &&
  a.sector?.id === b.sector?.id &&
  a.macrosector?.id === b.macrosector?.id &&
  a.companySize === b.companySize;

/** Absent is the company's own. */
function choiceOf({ rung, macrosector }: Offered): BenchmarkFilters {
  const letter = macrosector?.id ?? ALL_SECTORS;
  const choices: Record<Offered["rung"], BenchmarkFilters> = {
    sector_size: {},
    macrosector_size: { settore: letter },
    macrosector: { settore: letter, dimensione: ALL_SIZES },
    size: { settore: ALL_SECTORS },
    all: { settore: ALL_SECTORS, dimensione: ALL_SIZES },
  };
  return choices[rung];
}
