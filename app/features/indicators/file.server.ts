import { redirect } from "@remix-run/node";
import type { IndicatorView } from "~/api/contract/indicators";
import { t } from "~/texts/i18n.server";
import { showNumber } from "~/domain/italian-number";
import { csvLoader } from "~/web/csv-loader.server";
import { askedPeriod } from "~/web/period.server";
import { populationWords } from "~/ui/population-words";
import { surveyUrls, urls } from "~/web/urls";
import { indicatorsFor } from "./load.server";
import { companiesWords, inputLabel, sourceWords } from "./words";

const COLUMNS = [
  ...(["id", "area", "name", "value", "unit", "state", "earlier", "formula", "inputs"] as const),
  ...(["source", "exception", "median_from", "median_to", "middle_from", "middle_to"] as const),
  ...(["number", "population"] as const),
] as const;

/** The indicators for a spreadsheet, which takes a number with a comma for one; no finer than the page. */
export const loader = csvLoader({
  right: "signedIn",
  name: "indicatori",
  page: urls.indicators,
  async rows(viewer, _request, params) {
    const { indicators } = await indicatorsFor(viewer, params);
    if (indicators.length === 0) throw redirect(surveyUrls(askedPeriod(params)).indicators(), 303);
    return [COLUMNS.map((column) => t(`indicators:file.${column}`)), ...indicators.map(rowOf)];
  },
});

function rowOf(one: IndicatorView): string[] {
  const { others } = one;
  const cells: Record<(typeof COLUMNS)[number], string> = {
    id: one.id,
    area: t(`indicators:area.${one.area as "environment"}`),
    name: one.name,
    value: numberCell(one.value),
    unit: one.unit,
    state: t(`indicators:state.${one.state}`),
    earlier: one.earlier.map(({ year, value }) => `${year}: ${showNumber(value)}`).join("; "),
    formula: one.formula,
    inputs: one.inputs
      .filter(({ value, optional }) => value !== null || !optional)
      .map((input) => `${inputLabel(t, input)}: ${input.value === null ? "" : showNumber(input.value)}`)
      .join("; "),
    source: one.sources.map((source) => sourceWords(t, source)).join("; "),
    exception: one.exception ?? "",
    median_from: numberCell(others?.median.from),
    median_to: numberCell(others?.median.to),
    middle_from: numberCell(others?.middle?.from),
    middle_to: numberCell(others?.middle?.to),
    number: others ? companiesWords(t, others) : "",
    population: others ? populationWords(t, others) : "",
  };
  return COLUMNS.map((column) => cells[column]);
}

/** Without a mark between the thousands, which not every spreadsheet takes. */
const numberCell = (value: string | null | undefined): string => (value ?? "").replace(".", ",");
