import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { figure } from "../pdf/figure";
import { BAND_COLOURS, COLOURS, MARGIN, PAGE, SIZES, WIDTH } from "../pdf/look";
import { type Paper, widthOf } from "../pdf/paper";
import { artifact } from "../pdf/structure";
import { heading, list, paragraph } from "../pdf/words";
import type { IssuedFacts, ReportFacts } from "./facts";
import { publicPage } from "../pdf/public-page";
import type { ShownReport } from "./shown";

const GAUGE = 104;

/** Letters of a name that would take more than two lines in large ones. */
const LONG_NAME = 60;

/** The card: whose it is, its classes, what it rests on, and where to see whether it still holds. */
export function cover(paper: Paper, facts: ReportFacts, shown: ShownReport, isReport: boolean): void {
  const { company, year, issued, draft } = facts;
  artifact(paper.pdf, "Layout", () => void paper.pdf.rect(0, 0, PAGE.width, 10).fill(COLOURS.accent));
  const kind = isReport ? t("report:cover.title") : t("common:product");
  paragraph(paper, kind, { size: SIZES.lead, weight: "bold", colour: COLOURS.muted, after: 2 });
  heading(paper, 1, company.name, company.name.length > LONG_NAME ? { size: SIZES.h2 } : {});
  const words = [
    t("report:cover.year", { year }),
    company.sectorLabel ?? null,
    company.size && t(`labels:size.${company.size}`),
  ].filter((word) => word !== null);
  paragraph(paper, words.join(" · "), { size: SIZES.lead, colour: COLOURS.muted, after: 10 });
  if (issued) status(paper, issued);
  else
    paragraph(
      paper,
      t("report:cover.draft", { date: formatDate(draft.updatedAt), revision: draft.revision }),
      { weight: "bold", colour: COLOURS.red },
    );
  if (facts.shared) recipientOf(paper, facts.shared);
  gauges(paper, shown);
  redLines(paper, shown);
  undeclared(paper, shown);
  basis(paper, facts);
  paragraph(paper, t("card:limits"));
  if (issued) publicPage(paper, issued);
}

/** For whom the copy is, and what it leaves out. */
function recipientOf(
  paper: Paper,
  { recipient, showsScoring, topics }: NonNullable<ReportFacts["shared"]>,
): void {
  paragraph(paper, t("report:shared.for", { recipient }), { weight: "bold", after: 2 });
  const parts = [
    t("report:shared.card"),
    ...(showsScoring ? [t("report:shared.scoring")] : []),
    ...(topics.length > 0 ? [t("report:shared.topics", { topics: topics.join(", ") })] : []),
  ];
  paragraph(paper, t("report:shared.holds", { parts: parts.join("; ") }));
}

function status(paper: Paper, { id, issuedAt, expiresAt, certification }: IssuedFacts): void {
  paragraph(paper, t("report:cover.card", { id }), { size: SIZES.lead, weight: "bold", after: 2 });
  paragraph(
    paper,
    t("report:cover.issued", { issued: formatDate(issuedAt), expires: formatDate(expiresAt) }),
    { after: 2 },
  );
  const { level, body, dataAsOf } = certification;
  paragraph(
    paper,
    level > 1
      ? t("report:cover.verified", { body: body ?? "", level, date: formatDate(dataAsOf) })
      : t("report:cover.self_declared"),
  );
}

/** The rings of the classes beside each other, each with its words below. */
function gauges(paper: Paper, { classes }: ShownReport): void {
  if (classes.length === 0) return paragraph(paper, t("report:before_scores"));
  const room = WIDTH / classes.length;
  const top = paper.y + 8;
  let lowest = top;
  for (const [index, { label, words, gauge }] of classes.entries()) {
    const x = MARGIN.left + index * room;
    paper.y = top;
    figure(paper, {
      alt: t("report:cover.gauge", { level: label, score: words }),
      ...{ x: x + (room - GAUGE) / 2, width: GAUGE, height: GAUGE },
      draw(pdf) {
        pdf.scale(GAUGE / gauge.width);
        pdf.translate(gauge.centre.x, gauge.centre.y);
        pdf.path(gauge.track).lineWidth(0.5).fillAndStroke("#f1f0ea", COLOURS.edge);
        const { ground, edge } = BAND_COLOURS[gauge.band];
        if (gauge.fill !== null) pdf.path(gauge.fill).lineWidth(0.8).fillAndStroke(ground, edge);
        const [number = ""] = gauge.number.lines;
        pdf.font("bold").fontSize(gauge.number.size).fillColor(COLOURS.ink);
        pdf.text(number, -pdf.widthOfString(number) / 2, -gauge.number.size * 0.74, { lineBreak: false });
      },
    });
    const look = { width: room - 16, after: 2, x: x + 8 };
    centred(paper, label, { ...look, size: SIZES.lead, weight: "bold" });
    centred(paper, words, { ...look, size: SIZES.table, weight: "regular" });
    lowest = Math.max(lowest, paper.y);
  }
  paper.y = lowest + 8;
}

/** Short words in the middle of their place; longer ones in lines from the left. */
function centred(
  paper: Paper,
  text: string,
  look: { x: number; width: number; size: number; weight: "bold" | "regular"; after: number },
): void {
  const room = look.width - widthOf(paper, paper.printable(text), look.weight, look.size);
  paragraph(
    paper,
    text,
    room > 0 ? { ...look, x: look.x + room / 2, width: look.width - room / 2 + 1 } : look,
  );
}

/** What the company does not say about red lines holds its scores: a reader is told. */
function undeclared(paper: Paper, { content }: ShownReport): void {
  const { lines, holds } = content.undeclared;
  if (lines.length === 0) return;
  const words = t("card:undeclared", { lines: lines.join("; ") });
  paragraph(paper, holds ? `${words} ${t("card:undeclared_holds")}` : words, { colour: COLOURS.red });
}

function redLines(paper: Paper, { content }: ShownReport): void {
  for (const { label, explanation } of content.redLines) {
    paragraph(paper, t("card:red_line", { label }), { weight: "bold", colour: COLOURS.red, after: 1 });
    paragraph(
      paper,
      explanation === null ? t("report:red.unexplained") : t("report:red.explained", { explanation }),
    );
  }
}

function basis(paper: Paper, { basis: sealed, issued }: ReportFacts): void {
  if (sealed === null) return;
  const { coverage, credibility, dataAsOf, answers } = sealed;
  heading(paper, 2, t("report:cover.basis"));
  const verified = issued?.certification.verifiedAnswers ?? null;
  list(paper, [
    t("report:cover.coverage", { done: coverage.done, applicable: coverage.applicable }),
    t("report:cover.credibility", {
      ...credibility.figures,
      ...credibility.checks,
      documents: credibility.documents,
    }),
    ...(dataAsOf === null ? [] : [t("report:cover.data", { date: formatDate(dataAsOf) })]),
    ...(verified === null ? [] : [t("report:cover.verified_answers", { verified, answers })]),
  ]);
}
