import type { CallOutput } from "~/api/contract";
import type { IndicatorView } from "~/api/contract/indicators";
import { SCORED_AREAS } from "~/domain/question/question";
import type { T } from "~/texts/resources";
import { type SurveyUrls, urls } from "~/web/urls";
import { inputLabel, othersWords, sourceWords, usualGroup, valueWords } from "./words";

type Found = CallOutput<"report.indicators">;

/** Exactly what the page shows. */
export function presentIndicators(t: T, { year, indicators }: Found, addresses: SurveyUrls) {
  const missing = indicators.filter(({ state }) => state === "missing").length;
  const group = usualGroup(t, indicators);
  return {
    year,
    group,
    title: titleOf(t, indicators.length, missing),
    computed: indicators.filter(({ state }) => state === "computed").length,
    total: indicators.length,
    file: addresses.indicatorsFile(),
    areas: SCORED_AREAS.map((id) => ({
      id,
      label: t(`indicators:area.${id}`),
      rows: indicators.filter(({ area }) => area === id).map((one) => shown(t, one, { addresses, group })),
    })).filter(({ rows }) => rows.length > 0),
  };
}

function titleOf(t: T, total: number, missing: number): string {
  if (total === 0) return t("indicators:title_none");
  return missing === 0 ? t("indicators:title_all") : t("indicators:title", { count: missing });
}

function shown(
  t: T,
  indicator: IndicatorView,
  { addresses, group }: { addresses: SurveyUrls; group: string | null },
) {
  const { id, name, formula, unit, exception, state, value } = indicator;
  return {
    ...{ id, name, formula, exception },
    value: value === null ? null : valueWords(t, value, unit),
    state: t(`indicators:state.${state}`),
    missing: state === "missing" ? missingIn(t, indicator, addresses) : [],
    inputs: inputs(t, indicator, addresses),
    earlier: indicator.earlier.map((then) =>
      t("indicators:earlier", { year: then.year, value: valueWords(t, then.value, unit) }),
    ),
    others: othersWords(t, indicator, group),
    sources: indicator.sources.map((source) => sourceWords(t, source)),
  };
}

/** What is still to be given; where only optional numbers are missing, the first of them leads to its question. */
function missingIn(t: T, indicator: IndicatorView, addresses: SurveyUrls) {
  const required = inputs(t, indicator, addresses).filter((one) => one.isMissing);
  if (required.length > 0) return required;
  const unknown = indicator.inputs
    .filter(({ value }) => value === null)
    .map((one) => ({ ...one, optional: false }));
  return inputs(t, { ...indicator, inputs: unknown.slice(0, 1) }, addresses);
}

/** An optional number that is not given is left out. */
const inputs = (t: T, { inputs: given }: IndicatorView, addresses: SurveyUrls) =>
  given
    .filter(({ value, optional }) => value !== null || !optional)
    .map((input) => {
      const { question, value, unit } = input;
      return {
        label: inputLabel(t, input),
        value: value === null ? null : valueWords(t, value, unit),
        isMissing: value === null,
        href: question
          ? addresses.question(question.level, question.milestone, question.id)
          : urls.registry(),
      };
    });
