import type { Benchmark } from "~/api/contract/completed/benchmark";
import { divisions } from "~/content/sectors/divisions";
import { sections } from "~/content/sectors/sections";
import type { Population } from "~/domain/benchmark/shown";
import type { CompanySize } from "~/domain/question/answer";

type WirePopulation = NonNullable<NonNullable<Benchmark["competitiveness"]>["population"]>;

const divisionLabels = new Map(divisions.map(({ code, label }) => [code, label]));
const sectionLabels = new Map(sections.map(({ code, label }) => [code, label]));

/** The companies of a comparison, with the labels of their sectors. */
export function namedPopulation({ rung, traits, widened }: Population): WirePopulation {
  const named = (id: string | undefined, labels: ReadonlyMap<string, string>) =>
    id === undefined ? null : { id, label: labels.get(id) ?? id };
  return {
    rung,
    sector: named(traits.sector, divisionLabels),
    macrosector: named(traits.macrosector, sectionLabels),
    companySize: (traits.size as CompanySize | undefined) ?? null,
    widened,
  };
}
