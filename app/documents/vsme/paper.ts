import { t } from "~/texts/i18n.server";
import type { VsmeReport } from "~/api/contract/vsme";
import { MODULE_WORDS } from "~/domain/vsme/modules";
import { formatDate } from "~/texts/format";
import { byModule, missingIn, shownState, stateCounts, valuesInWords } from "~/ui/vsme-words";
import { COLOURS, SIZES } from "../pdf/look";
import { newPage, type Paper, type PaperFacts } from "../pdf/paper";
import { table } from "../pdf/table";
import { heading, list, paragraph } from "../pdf/words";
import { writePaper } from "../pdf/write-paper";

type Section = VsmeReport["sections"][number];
type Line = Section["lines"][number];

/** Everything the document is drawn from. Of an issued version nothing of it changes any more. */
export interface VsmeFacts {
  report: Pick<VsmeReport, "year" | "company" | "module" | "sections" | "facts">;
  /** The number by which the company is named, behind its kind. */
  entity: { kind: string; value: string };
  /** When the draft was last changed, and its revision; an issued version has its number. */
  draft: { updatedAt: string; revision: number };
  issued: { id: string; issuedAt: string } | null;
}

/** The report by the European standard for small companies: what it has and lacks, then every datum. */
export const vsmePaper = (facts: VsmeFacts): Promise<Buffer> =>
  writePaper(aboutOf(facts), (paper) => {
    front(paper, facts);
    newPage(paper);
    for (const { id, sections } of byModule(facts.report.sections)) {
      heading(paper, 2, t(`vsme:sections.${id}`));
      for (const section of sections) disclosure(paper, section);
    }
  });

function aboutOf({ report, draft, issued }: VsmeFacts): PaperFacts {
  const { company, year, module } = report;
  const words = { company, year, module: t(`vsme:module.${MODULE_WORDS[module]}`) };
  return {
    title: t("vsme:pdf.title", words),
    subject: issued
      ? t("vsme:pdf.subject_issued", { ...words, id: issued.id })
      : t("vsme:pdf.subject_draft", { ...words, revision: draft.revision }),
    author: company,
    createdAt: issued?.issuedAt ?? draft.updatedAt,
    footer: issued ? t("vsme:pdf.foot_issued", { ...words, id: issued.id }) : t("vsme:pdf.foot_draft", words),
    pageWords: (page, pages) => t("report:foot.page", { page, pages }),
    watermark: issued ? null : t("report:watermark"),
  };
}

/** Who reports, for which year, by which modules, and how complete each disclosure is. */
function front(paper: Paper, { report, entity, draft, issued }: VsmeFacts): void {
  const { company, year, module, sections, facts } = report;
  const missing = missingIn(sections.flatMap((section) => section.lines));
  paragraph(paper, t("vsme:title", { year }), {
    size: SIZES.lead,
    weight: "bold",
    colour: COLOURS.muted,
    after: 2,
  });
  heading(paper, 1, company);
  paragraph(paper, missing === 0 ? t("vsme:complete") : t("vsme:missing", { count: missing }), {
    size: SIZES.lead,
    weight: "bold",
    after: 6,
  });
  list(paper, [
    t("vsme:pdf.module", { module: t(`vsme:module.${MODULE_WORDS[module]}`) }),
    t("vsme:pdf.period", { from: formatDate(`${year}-01-01`), to: formatDate(`${year}-12-31`) }),
    t("vsme:pdf.entity", { kind: entity.kind, value: entity.value }),
    issued
      ? t("vsme:pdf.issued", { id: issued.id, date: formatDate(issued.issuedAt) })
      : t("vsme:pdf.draft", { date: formatDate(draft.updatedAt), revision: draft.revision }),
    t("vsme:pdf.facts", { count: facts }),
  ]);
  heading(paper, 2, t("vsme:pdf.overview"));
  table(paper, {
    caption: t("vsme:pdf.overview_caption"),
    columns: [
      { head: t("vsme:pdf.disclosure"), share: 46 },
      { head: t("vsme:pdf.content"), share: 54 },
    ],
    rows: sections.map((section) => ({ cells: [titleOf(section), countWords(section.lines)] })),
  });
  heading(paper, 2, t("vsme:pdf.reading"));
  list(paper, [t("vsme:pdf.reading_1"), t("vsme:pdf.reading_2"), t("vsme:pdf.reading_3")]);
}

const titleOf = ({ disclosure: code, title }: Section) => t("vsme:section", { disclosure: code, title });

const countWords = (lines: readonly Line[]) =>
  stateCounts(t, lines)
    .map(({ words }) => words)
    .join(", ");

/** A table of what is told or missing; below it what is not asked of the company, in one line for each reason. */
function disclosure(paper: Paper, section: Section): void {
  heading(paper, 3, titleOf(section));
  const told = section.lines.filter((line) => !UNASKED.some((state) => state === shownState(line)));
  if (told.length > 0)
    table(paper, {
      caption: t("vsme:pdf.caption", { counts: countWords(section.lines) }),
      columns: [
        { head: t("vsme:pdf.point"), share: 13 },
        { head: t("vsme:datum"), share: 35 },
        { head: t("vsme:value"), share: 52 },
      ],
      rows: told.map((line) => ({
        cells: [line.point, { text: line.label, weight: "bold" }, contentOf(line)],
      })),
      hasWordsBelow: told.length < section.lines.length,
    });
  for (const state of UNASKED) {
    const lines = section.lines.filter((line) => shownState(line) === state);
    if (lines.length === 0) continue;
    const words = t("vsme:pdf.unasked", {
      state: t(`vsme:state.${state}`),
      list: lines.map(named).join("; "),
    });
    paragraph(paper, words, { size: SIZES.table, colour: COLOURS.muted });
  }
}

const UNASKED = ["not_material", "optional"] as const;
const named = ({ label, point, reason }: Line) =>
  reason === null ? `${label} (${point})` : `${label} (${point}: ${reason})`;

/** The values, or why there is none. */
function contentOf(line: Line) {
  if (line.values.length > 0) return valuesInWords(t, line.values).join("\n");
  const state = shownState(line);
  return { text: t(`vsme:state.${state}`), colour: state === "missing" ? COLOURS.red : COLOURS.muted };
}
