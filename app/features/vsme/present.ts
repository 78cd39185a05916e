import type { VsmeReport } from "~/api/contract/vsme";
import { multiply } from "~/domain/decimal";
import { showNumber } from "~/domain/italian-number";
import type { T, TextKey } from "~/texts/resources";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";
import { WORDS } from "./module";

type Line = VsmeReport["sections"][number]["lines"][number];
type Value = Line["values"][number];

const HUNDRED = "100";

/** Exactly what the page shows. */
export function presentVsme(t: T, report: VsmeReport, period: Period | null) {
  const { year, company, module, sections, facts, hasTemplateIdentifier, files } = report;
  const ways = vsmeUrls(period);
  const words = WORDS[module];
  const lines = sections.flatMap((section) => section.lines);
  // What a standard leaves to the company is no gap.
  const missing = lines.filter(({ state, need }) => state === "missing" && need !== "optional").length;
  return {
    year,
    company,
    module: words,
    facts,
    missing,
    answered: lines.filter(({ state }) => state === "answered").length,
    hasTemplateIdentifier,
    hasTemplate: files.template !== null,
    isDraft: period === null,
    links: {
      other: ways.page(words === "base" ? "completo" : "base"),
      json: ways.file("json", words),
      inline: ways.file("xhtml", words),
      template: ways.file("xlsx", words),
      back: surveyUrls(period).period(),
    },
    sections: sections.map(({ disclosure, title, lines: listed }) => ({
      id: disclosure.toLowerCase(),
      title: t("vsme:section", { disclosure, title }),
      lines: listed.map((line) => presentLine(t, line, period)),
    })),
  };
}

export type VsmeShown = ReturnType<typeof presentVsme>;

function presentLine(
  t: T,
  { name, point, label, state, need, reason, question, values }: Line,
  period: Period | null,
) {
  const isOptional = state === "missing" && need === "optional";
  return {
    name,
    point,
    label,
    state: isOptional ? ("optional" as const) : state,
    stateWords: t(`vsme:state.${isOptional ? "optional" : state}` as TextKey),
    reason,
    to: question === null ? null : surveyUrls(period).question("full", question.milestone, question.id),
    values: values.map((value) => shownValue(t, value)),
  };
}

/** "3. Città: Bergamo", or the value alone. */
function shownValue(t: T, value: Value): string {
  const words = valueWords(t, value);
  if (value.label === null) return words;
  return t("vsme:cell", { row: value.row ?? "", label: value.label, words });
}

function valueWords(t: T, { kind, value, unit }: Value): string {
  switch (kind) {
    case "number":
      return [showNumber(value), unit === null ? "" : t(`vsme:unit.${unitKey(unit)}` as TextKey)]
        .join(" ")
        .trim();
    case "percent":
      return `${showNumber(multiply(value, HUNDRED))}%`;
    case "boolean":
      return t(value === "true" ? "vsme:yes" : "vsme:no");
    case "text":
      return value;
  }
}

const unitKey = (unit: string) => unit.replace("/", "_").toLowerCase();
