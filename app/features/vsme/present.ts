import type { VsmeReport } from "~/api/contract/vsme";
import { MODULE_WORDS } from "~/domain/vsme/modules";
import type { T } from "~/texts/resources";
import { byModule, missingIn, shownState, stateCounts, valuesInWords } from "~/ui/vsme-words";
import type { Period } from "~/web/period";
import { surveyUrls } from "~/web/urls";
import { vsmeUrls } from "~/web/vsme-urls";

type Line = VsmeReport["sections"][number]["lines"][number];

/** Exactly what the page shows. */
export function presentVsme(t: T, report: VsmeReport, period: Period | null) {
  const { year, company, module, sections, facts, hasTemplateIdentifier, files } = report;
  const ways = vsmeUrls(period);
  const words = MODULE_WORDS[module];
  const lines = sections.flatMap((section) => section.lines);
  return {
    year,
    company,
    module: words,
    facts,
    missing: missingIn(lines),
    answered: lines.filter(({ state }) => state === "answered").length,
    hasTemplateIdentifier,
    hasTemplate: files.template !== null,
    isDraft: period === null,
    links: {
      other: ways.page(words === "base" ? "completo" : "base"),
      json: ways.file("json", words),
      inline: ways.file("xhtml", words),
      template: ways.file("xlsx", words),
      pdf: ways.file("pdf", words),
      back: surveyUrls(period).period(),
    },
    modules: byModule(sections).map(({ id, sections: ofModule }) => ({
      id,
      title: t(`vsme:sections.${id}`),
      sections: ofModule.map(({ disclosure, title, lines: listed }) => ({
        id: disclosure.toLowerCase(),
        title: t("vsme:section", { disclosure, title }),
        counts: stateCounts(t, listed),
        lines: listed.map((line) => presentLine(t, line, period)),
      })),
    })),
  };
}

export type VsmeShown = ReturnType<typeof presentVsme>;

function presentLine(
  t: T,
  { name, point, label, state, need, reason, gap, question, values }: Line,
  period: Period | null,
) {
  const shown = shownState({ state, need });
  return {
    name,
    point,
    label,
    state: shown,
    stateWords: t(`vsme:state.${shown}`),
    reason: gap === null ? reason : t(`vsme:gap.${gap}`),
    to: question === null ? null : surveyUrls(period).question("full", question.milestone, question.id),
    values: valuesInWords(t, values),
  };
}
