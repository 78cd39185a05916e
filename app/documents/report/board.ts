import { ruler } from "~/charts/ruler";
import { trend } from "~/charts/trend";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { wholePoints } from "~/domain/scoring/whole-points";
import type { HeatCells } from "~/domain/scoring/heat-map";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { scoringHeadline } from "~/ui/score/headline";
import { figure } from "../pdf/figure";
import { BAND_COLOURS, COLOURS, MARGIN, SIZES, WIDTH } from "../pdf/look";
import { newPage, type Paper } from "../pdf/paper";
import { table } from "../pdf/table";
import { heading, list, paragraph } from "../pdf/words";
import { bandStrip } from "./band-ground";
import { boardLines } from "./board-lines";
import type { ReportComparison, ReportFacts } from "./facts";
import { cellWords, type ShownReport } from "./shown";

/** Everything that a board reads, on one page. */
export function board(paper: Paper, facts: ReportFacts, shown: ShownReport): void {
  newPage(paper);
  heading(paper, 2, t("report:board.title"));
  paragraph(paper, scoringHeadline(t, shown.classes, false), { size: SIZES.lead, weight: "bold", after: 6 });
  list(paper, boardLines(shown), { size: SIZES.table });
  heatTable(paper, shown);
  const top = paper.y;
  rulers(paper, shown, facts.benchmark);
  const lowest = paper.y;
  paper.y = top;
  trendFigure(paper, facts);
  paper.y = Math.max(lowest, paper.y) + 2;
  heading(paper, 3, t(facts.moves.length === MOVES ? "report:board.moves" : "report:board.first_moves"));
  moves(paper, facts);
}

/** The first moves of the development plan, as the company can make them now. */
function moves(paper: Paper, { moves: first, shared }: ReportFacts): void {
  if (first.length === 0)
    return paragraph(paper, t(shared ? "report:board.moves_not_shown" : "report:board.no_moves"), {
      size: SIZES.table,
    });
  paragraph(paper, t("report:board.moves_lead"), { size: SIZES.table, colour: COLOURS.muted, after: 2 });
  list(
    paper,
    first.map(({ prompt, topic, level, gain, effort }) => {
      const about = { prompt, topic, level: t(`labels:level.${level}`), effort: t(`plan:effort.${effort}`) };
      const points = wholePoints(gain);
      if (gain === 0) return t("report:board.move_capped", about);
      return points === 0
        ? t("report:board.move_small", about)
        : t("report:board.move", { ...about, count: points });
    }),
    { size: SIZES.table },
  );
}

function heatTable(paper: Paper, { map, classes }: ShownReport): void {
  const cells = (row: HeatCells) =>
    CLASSES.map((id) => {
      const { words, band } = cellWords(row[id]);
      return { text: words, ground: bandStrip(band) };
    });
  const row = (label: string, of: HeatCells, isStrong: boolean) => ({
    cells: [label, ...cells(of)],
    isStrong,
  });
  table(paper, {
    caption: t("report:board.heat"),
    columns: [
      { head: t("report:board.topic"), share: 46 },
      ...classes.map(({ label }) => ({ head: label, share: 18, indent: 12 })),
    ],
    rows: [
      ...map.areas.flatMap(({ id, cells: sums, topics }) => [
        row(t(`labels:area.${id}` as TextKey), sums, true),
        ...topics.map((topic) => row(topic.label, topic.cells, false)),
      ]),
      row(t("scoring:class"), map.classes, true),
    ],
    size: 8,
    padding: 2.2,
  });
}

const MOVES = 3;
const HALF = (WIDTH - 24) / 2;
const RULER_ROW = 30;

/** One track for each class, from 0 to 100, with the average of the companies that it is compared with. */
function rulers(paper: Paper, { classes }: ShownReport, benchmark: ReportComparison | null): void {
  const averageOf = (id: ScoredClass) => benchmark?.classes[id].average ?? null;
  const isCompared = classes.some(({ id, unfilled }) => !unfilled && averageOf(id) !== null);
  paragraph(paper, t(isCompared ? "report:board.rulers_compared" : "report:board.rulers"), {
    size: SIZES.body,
    weight: "bold",
    after: 3,
    width: HALF,
  });
  const list = classes.map(({ id, label, words, unfilled }) => {
    const average = unfilled ? null : averageOf(id);
    const score = average === null ? words : t("report:board.against", { value: words, average });
    return t("report:cover.gauge", { level: label, score });
  });
  const along = (place: string) => (Number.parseFloat(place) / 100) * HALF;
  figure(paper, {
    alt: t("report:board.alt.rulers", { list: list.join("; ") }),
    ...{ width: HALF, height: classes.length * RULER_ROW },
    draw(pdf) {
      classes.forEach(({ id, label, gauge, actual, max, unfilled }, index) => {
        const value = unfilled ? null : bandOf(actual, max).value;
        const average = unfilled ? null : averageOf(id);
        const { track, mine, notches, ...marks } = ruler({ mine: value, average });
        const y = index * RULER_ROW;
        pdf.font("regular").fontSize(SIZES.table).fillColor(COLOURS.ink);
        pdf.text(label, 0, y, { lineBreak: false });
        const alone = value === null ? t("card:band.unfilled") : String(value);
        const number = average === null ? alone : t("report:board.against", { value: alone, average });
        pdf.font("bold").text(number, HALF - pdf.widthOfString(number), y, { lineBreak: false });
        const bar = y + 10;
        pdf.roundedRect(0, bar + track.y, HALF, track.height, 3).fill("#e9e7de");
        const { ground, edge } = BAND_COLOURS[gauge.band];
        pdf.lineWidth(0.6);
        if (mine)
          pdf.rect(0, bar + mine.bar.y, along(mine.bar.width), mine.bar.height).fillAndStroke(ground, edge);
        for (const { x, y1, y2 } of notches)
          pdf
            .moveTo(along(x), bar + y1)
            .lineTo(along(x), bar + y2)
            .stroke(COLOURS.white);
        if (marks.average) {
          const { x, y1, y2 } = marks.average;
          pdf
            .lineWidth(1.6)
            .moveTo(along(x), bar + y1)
            .lineTo(along(x), bar + y2)
            .stroke(COLOURS.ink);
        }
        if (mine) pdf.circle(along(mine.knob.cx), bar + mine.knob.cy, 4).fillAndStroke(COLOURS.white, edge);
      });
    },
  });
}

/** The drawing of the pages is made for their letters; on paper it is this much smaller. */
const SCALE = 0.62;

function trendFigure(paper: Paper, { trend: cards, shared }: ReportFacts): void {
  const x = MARGIN.left + HALF + 24;
  paragraph(paper, t("report:board.trend"), { size: SIZES.body, weight: "bold", after: 3, x, width: HALF });
  const [first] = cards;
  const last = cards.at(-1);
  if (!first || !last || cards.length < 2)
    return paragraph(paper, t(shared ? "report:board.trend_not_shown" : "report:board.no_trend"), {
      ...{ size: SIZES.table, x, width: HALF },
    });
  const rows = CLASSES.map((id) => ({
    id,
    label: t(`labels:level.${id}`),
    values: cards.map(({ values }) => values[id]),
  }));
  const from = formatDate(first.issuedAt);
  const to = formatDate(last.issuedAt);
  const drawing = trend({ rows, from, to, endsWithDraft: false, width: HALF / SCALE });
  const list = rows.map(({ label, values }) => `${label} ${values.map((value) => value ?? "–").join(", ")}`);
  figure(paper, {
    alt: t("report:board.alt.trend", { from, to, list: list.join("; ") }),
    ...{ x, width: HALF, height: drawing.height * SCALE },
    draw(pdf) {
      pdf.scale(SCALE);
      const write = (block: { x: number; y: number; size: number; anchor: string; lines: string[] }) => {
        pdf.font("regular").fontSize(block.size).fillColor(COLOURS.ink);
        block.lines.forEach((line, index) => {
          const left = block.anchor === "end" ? block.x - pdf.widthOfString(line) : block.x;
          pdf.text(line, left, block.y + index * block.size * 1.35 - block.size, { lineBreak: false });
        });
      };
      for (const { label, grid, path, dots, last: number } of drawing.rows) {
        write(label);
        pdf.lineWidth(0.6);
        for (const { y, isEdge } of grid)
          pdf
            .moveTo(drawing.x1, y)
            .lineTo(drawing.x2, y)
            .stroke(isEdge ? COLOURS.edge : COLOURS.line);
        if (path !== "") pdf.path(path).lineWidth(1.8).stroke(COLOURS.accent);
        for (const { cx, cy, r } of dots) pdf.circle(cx, cy, r).fill(COLOURS.accent);
        if (number) write(number);
      }
      drawing.dates.forEach(write);
    },
  });
}
