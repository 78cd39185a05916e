import { bandOf } from "~/domain/scoring/bands";
import { type CLASSES } from "~/domain/question/question";
import type { HeatCell } from "~/domain/scoring/heat-map";
import { isHeldBySilence } from "~/domain/scoring/score";
import { formatPoints } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { scoreWords } from "~/ui/score/score-words";
import { newPage, type Paper } from "../pdf/paper";
import { type Row, table } from "../pdf/table";
import { heading, paragraph } from "../pdf/words";
import { bandStrip } from "./band-ground";
import type { ReportFacts } from "./facts";
import { cellWords, type ShownReport } from "./shown";

const points = (hundredths: number): string => (hundredths < 0 ? "–" : formatPoints(hundredths));

/** The scoring by class, area and topic, and the reason of every point. */
export function scores(paper: Paper, { levels }: ReportFacts, shown: ShownReport): void {
  newPage(paper);
  heading(paper, 2, t("report:scoring.title"));
  for (const { id, label, words } of shown.classes) {
    const level = levels[id];
    heading(paper, 3, label);
    paragraph(paper, t("report:class.line", { level: label, score: words }));
    if (level.sum !== undefined && level.sum > level.actual) {
      const words = { sum: points(level.sum), cap: points(level.actual) };
      paragraph(paper, t(isHeldBySilence(level) ? "report:class.held" : "report:class.capped", words));
    }
    table(paper, {
      caption: t("report:class.caption", { level: label }),
      columns: [
        { head: t("report:class.column.topic"), share: 56 },
        { head: t("report:class.column.actual"), share: 12, align: "right" },
        { head: t("report:class.column.max"), share: 12, align: "right" },
        { head: t("report:class.column.band"), share: 20, indent: 12 },
      ],
      rows: level.areas.flatMap((area) => {
        const shownArea = shown.map.areas.find((one) => one.id === area.id);
        return [
          scoreRow(t(`labels:area.${area.id}` as TextKey), area, shownArea?.cells[id], true),
          ...area.milestones.map((topic) => {
            const cells = shownArea?.topics.find((one) => one.id === topic.id)?.cells;
            return scoreRow(topic.label, topic, cells?.[id], false);
          }),
        ];
      }),
    });
  }
  for (const { id, unfilled } of shown.classes) if (!unfilled) questions(paper, id, levels[id]);
}

/** A topic that was not begun has no points: nothing is zero because nobody answered. */
function scoreRow(
  label: string,
  { actual, max }: { actual: number; max: number },
  cell: HeatCell | undefined,
  isStrong: boolean,
): Row {
  const isScored = cell?.kind === "scored";
  const name = isScored ? scoreWords(t, { actual, max }).name : cell ? cellWords(cell).words : "–";
  const band = isScored ? scoreWords(t, { actual, max }).bandId : null;
  return {
    isStrong,
    cells: [label, isScored ? points(actual) : "–", points(max), { text: name, ground: bandStrip(band) }],
  };
}

/** Where no question of the class is shown there is nothing to explain. */
function questions(paper: Paper, id: (typeof CLASSES)[number], level: ReportFacts["levels"]["master"]) {
  const label = t(`labels:level.${id}`);
  const areas = level.areas
    .map(({ milestones }) => milestones.filter(({ questions: asked }) => asked.length > 0))
    .filter((milestones) => milestones.length > 0);
  if (areas.length === 0) return;
  table(paper, {
    title: { level: 3, text: t("report:class.questions_title", { level: label }) },
    caption: t("report:class.questions", { level: label }),
    columns: [
      { head: t("report:class.column.question"), share: 54 },
      { head: t("report:class.column.actual"), share: 9, align: "right" },
      { head: t("report:class.column.max"), share: 9, align: "right" },
      { head: t("report:class.column.why"), share: 28 },
    ],
    rows: areas.flatMap((milestones) =>
      milestones.flatMap((topic) => [
        { isStrong: true, cells: [topic.label, points(topic.actual), points(topic.max), ""] },
        ...topic.questions.map(({ prompt, actual, max, why, earned }) => ({
          cells: [
            prompt,
            points(actual),
            points(max),
            why === "voluntary" ? t("report:why.voluntary") : t(`scoring:why.${why}`, { earned }),
          ],
        })),
      ]),
    ),
  });
}

const SECTIONS = ["costs", "revenues", "resources"] as const;

/** Costs, revenues and resources, with the topics that lift them and those that hold them down. */
export function competitiveness(
  paper: Paper,
  { competitiveness: facts }: ReportFacts,
  { classes }: ShownReport,
): void {
  heading(paper, 2, t("report:competitiveness.title"), { keep: 150 });
  const isBegun = classes.some(({ unfilled }) => !unfilled);
  if (facts === null || facts.actual < 0 || !isBegun)
    return paragraph(paper, t("report:competitiveness.none"));
  const value = (actual: number) => bandOf(actual, 10_000).value ?? "–";
  paragraph(paper, t("report:competitiveness.lead", { value: value(facts.actual) }));
  const named = (topics: readonly { label: string }[]) => topics.map(({ label }) => label).join("; ");
  table(paper, {
    caption: t("report:competitiveness.caption"),
    columns: [
      { head: t("report:competitiveness.column.area"), share: 26 },
      { head: t("report:competitiveness.column.score"), share: 14, align: "right" },
      { head: t("report:competitiveness.column.top"), share: 30 },
      { head: t("report:competitiveness.column.bottom"), share: 30 },
    ],
    rows: SECTIONS.map((id) => facts.sections[id]).flatMap((section) => [
      { isStrong: true, cells: [section.label, String(value(section.actual)), "", ""] },
      ...section.categories.map(({ label, actual, top_milestones: top, bottom_milestones: bottom }) => ({
        cells: [label, String(value(actual)), named(top), named(bottom)],
      })),
    ]),
  });
}
