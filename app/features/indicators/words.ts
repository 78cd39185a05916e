import type { IndicatorView } from "~/api/contract/indicators";
import { showNumber } from "~/domain/italian-number";
import type { T } from "~/texts/resources";
import { numberWords, populationWords } from "~/ui/population-words";

type Interval = NonNullable<IndicatorView["others"]>["median"];
type Input = IndicatorView["inputs"][number];

/** The value with its unit. */
export const valueWords = (t: T, value: string, unit: string | null): string =>
  t("indicators:value", { value: showNumber(value), unit: unit ?? "" }).trim();

function intervalWords(t: T, { from, to }: Interval): string {
  if (from === null)
    return to === null ? t("indicators:all_values") : t("indicators:below", { to: showNumber(to) });
  if (to === null) return t("indicators:above", { from: showNumber(from) });
  return t("indicators:between", { from: showNumber(from), to: showNumber(to) });
}

/** The group that most indicators are compared with, in a sentence: the page says it once. */
export function usualGroup(t: T, indicators: Pick<IndicatorView, "others">[]): string | null {
  const times = new Map<string, number>();
  for (const { others } of indicators) {
    if (!others) continue;
    const group = populationWords(t, others);
    times.set(group, (times.get(group) ?? 0) + 1);
  }
  const [first] = [...times].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** Where the other companies lie, a sentence a line, and their group where it is not the usual one. */
export function othersWords(
  t: T,
  { others, unit }: Pick<IndicatorView, "others" | "unit">,
  usual: string | null,
): string[] {
  if (!others) return [];
  const group = populationWords(t, others);
  const said = (key: "median" | "middle", interval: Interval) =>
    t(`indicators:${key}`, { interval: intervalWords(t, interval), unit }).trim();
  return [
    said("median", others.median),
    ...(others.middle ? [said("middle", others.middle)] : []),
    ...(group === usual ? [] : [group]),
  ];
}

export const companiesWords = (t: T, others: NonNullable<IndicatorView["others"]>): string =>
  numberWords(t, others.numberOfCompanies);

export const inputLabel = (t: T, { label, registry, question }: Input): string =>
  registry ? t(`indicators:registry.${registry}`) : label || (question?.prompt ?? "");

/** The place in its source, with the editions in force for the year. */
export function sourceWords(
  t: T,
  { words, source, point, editions = [] }: IndicatorView["sources"][number],
): string {
  const name = words ?? `${source} ${point}`;
  const named = editions.map((one) => (one.point ? `${one.edition}, ${one.point}` : one.edition));
  const said =
    named.length === 0 ? name : t("indicators:editions", { source: name, editions: named.join("; ") });
  return editions.some(({ isDisputed }) => isDisputed) ? t("indicators:disputed", { source: said }) : said;
}
