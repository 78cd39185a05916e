import { competitivenessMap, type CompetitivenessMap } from "~/charts/competitiveness-map";
import { printed } from "~/charts/shapes";
import type { WireCompetitiveness } from "~/api/contract/scoring";
import { SECTIONS } from "~/domain/scoring/competitiveness";
import { competitivenessBandOf } from "~/domain/scoring/competitiveness-bands";
import type { T } from "~/texts/resources";
import { CHART_WIDTH, type Chart } from "./score-charts";

type Section = WireCompetitiveness["sections"]["costs"];
type Category = Section["categories"][number];

export interface SectionShown {
  id: string;
  label: string;
  chart: Chart<CompetitivenessMap>;
  /** `summary` says why these milestones belong to the category. */
  categories: { id: string; label: string; summary: string; milestones: { label: string; link: string }[] }[];
}

/** One drawing per section; the drawings are side by side where they fit. */
export const potentialCharts = (t: T, { sections }: WireCompetitiveness): SectionShown[] =>
  SECTIONS.map((id) => sectionShown(t, id, sections[id]));

function sectionShown(t: T, id: string, section: Section): SectionShown {
  const { label, categories } = section;
  const drawn = {
    ...potentialOf(t, id, section),
    categories: categories.map((category) => ({
      ...potentialOf(t, category.id, category),
      top: category.top_milestones.map((milestone) => milestone.label),
      bottom: category.bottom_milestones.map((milestone) => milestone.label),
    })),
  };
  const caption = captionOf(t, section);
  return {
    id,
    label,
    chart: {
      drawing: competitivenessMap({ sections: [drawn], width: CHART_WIDTH }),
      caption,
      table: {
        id: `potenziale-${id}`,
        caption: t("benchmark:potential.table", { label }),
        columns: [{ label: t("benchmark:item"), rowHeader: true }, { label: t("benchmark:potential.value") }],
        rows: [
          { key: id, cells: [label, valueWords(t, section.actual)] },
          ...categories.flatMap((category) => rowsOf(t, category)),
        ],
      },
    },
    categories: categories.map((category) => ({
      id: category.id,
      label: category.label,
      summary: category.summary,
      milestones: [...category.top_milestones, ...category.bottom_milestones, ...(category.questions ?? [])],
    })),
  };
}

function potentialOf(t: T, id: string, { label, actual }: Pick<Category, "label" | "actual">) {
  const { value, band } = competitivenessBandOf(actual);
  return { id, label, value, bandName: t(`benchmark:potential.band.${band.id}`) };
}

function captionOf(t: T, { label, summary, actual }: Section): string {
  const { value, band } = competitivenessBandOf(actual);
  if (value === null) return t("benchmark:potential.caption_none", { label, summary });
  return t("benchmark:potential.caption", {
    label,
    summary,
    value,
    band: t(`benchmark:potential.band.${band.id}`),
  });
}

/** As the drawing prints it. */
function valueWords(t: T, actual: number): string {
  const { value, band } = competitivenessBandOf(actual);
  const name = t(`benchmark:potential.band.${band.id}`);
  return value === null ? `${printed(value)} ${name}` : `${printed(value)} · ${name}`;
}

/** A category's row, then those of its milestones and of its own questions. */
function rowsOf(t: T, { id, label, actual, top_milestones, bottom_milestones, questions = [] }: Category) {
  const milestones = [
    ...top_milestones.map((milestone) => ({ ...milestone, place: "top" as const })),
    ...bottom_milestones.map((milestone) => ({ ...milestone, place: "bottom" as const })),
  ];
  return [
    { key: id, cells: [label, valueWords(t, actual)] },
    ...milestones.map((milestone) => ({
      key: `${id}/${milestone.id}`,
      cells: [
        t(`benchmark:potential.${milestone.place}`, { label: milestone.label }),
        valueWords(t, milestone.actual),
      ],
    })),
    ...questions.map((question) => ({
      key: `${id}/${question.id}`,
      cells: [t("benchmark:potential.question", { prompt: question.label }), valueWords(t, question.actual)],
    })),
  ];
}
