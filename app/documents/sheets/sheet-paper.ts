import { inGroups } from "~/domain/sheets/groups";
import { READINESS, readyOf } from "~/domain/sheets/readiness";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { companyWords } from "~/ui/sheets/letter-words";
import { COLOURS, SIZES } from "../pdf/look";
import { newPage, type Paper, type PaperFacts } from "../pdf/paper";
import { publicPage } from "../pdf/public-page";
import { table } from "../pdf/table";
import { heading, list, paragraph } from "../pdf/words";
import { writePaper } from "../pdf/write-paper";
import type { SheetFacts } from "./facts";
import { itemRow } from "./item-row";
import { letter } from "./letter";

/** The sheet for a bank or a client: its letter where it has one, what is ready, and every datum by subject. */
export function sheetPaper(facts: SheetFacts): Promise<Buffer> {
  return writePaper(aboutOf(facts), (paper) => {
    if (letter(paper, facts)) newPage(paper);
    front(paper, facts);
    data(paper, facts);
  });
}

/** Every datum, subject by subject; an answer that serves several is printed with the first. */
function data(paper: Paper, { items }: SheetFacts): void {
  const printed = new Map<string, string>();
  for (const { group, items: ofGroup } of inGroups(items)) {
    const words = t(`sheets:group.${group}`);
    table(paper, {
      title: { level: 2, text: words },
      caption: t("sheets:paper.caption", { group: words }),
      columns: [
        { head: t("sheets:column.point"), share: 12 },
        { head: t("sheets:column.name"), share: 32 },
        { head: t("sheets:column.state"), share: 13 },
        { head: t("sheets:paper.column.answer"), share: 43 },
      ],
      rows: ofGroup.map((item) => itemRow(item, printed)),
    });
  }
}

function front(paper: Paper, facts: SheetFacts): void {
  const { kind, year, issued, version, issuedAt, draft, edition, ready, total } = facts;
  heading(paper, 1, t(`sheets:paper.title.${kind}`));
  paragraph(paper, `${companyWords(t, facts)} · ${t("report:cover.year", { year })}`, {
    size: SIZES.lead,
    weight: "bold",
  });
  const { title, edition: named } = edition;
  const words = t("sheets:edition", { title, edition: named });
  paragraph(paper, t(`sheets:paper.lead.${kind}`, { edition: words }));
  if (version !== null && issuedAt !== null)
    paragraph(paper, t("sheets:paper.issued", { id: version, issued: formatDate(issuedAt) }));
  else
    paragraph(
      paper,
      t("sheets:paper.draft", { date: formatDate(draft.updatedAt), revision: draft.revision }),
      { weight: "bold", colour: COLOURS.red },
    );
  heading(paper, 2, t(`sheets:paper.ready.${kind}`, { ready, total }));
  summary(paper, facts);
  heading(paper, 3, t("sheets:paper.how"));
  list(
    paper,
    READINESS.map((state) => t(`sheets:paper.how.${state}`)),
    { size: SIZES.table },
  );
  paragraph(paper, t("sheets:paper.declared"));
  if (facts.items.some(({ readings }) => readings.length > 0))
    paragraph(paper, t("sheets:paper.readings"), { size: SIZES.table, colour: COLOURS.muted });
  if (issued && version !== null) publicPage(paper, { id: version, ...issued });
}

function summary(paper: Paper, { items }: SheetFacts): void {
  table(paper, {
    caption: t("sheets:paper.summary"),
    columns: [
      { head: t("sheets:paper.column.group"), share: 70 },
      { head: t("sheets:paper.column.ready"), share: 15, align: "right" },
      { head: t("sheets:paper.column.total"), share: 15, align: "right" },
    ],
    rows: inGroups(items).map(({ group, items: ofGroup }) => {
      const { ready, total } = readyOf(ofGroup.map(({ state }) => state));
      return { cells: [t(`sheets:group.${group}`), String(ready), String(total)] };
    }),
  });
}

function aboutOf(facts: SheetFacts): PaperFacts {
  const { kind, companyName: company, year, version: id, issuedAt, issued, draft } = facts;
  const title = t(`sheets:paper.document.${kind}`, { company, year });
  const { revision, updatedAt } = draft;
  return {
    title,
    subject: issued
      ? t("sheets:paper.subject.issued", { title, id: id ?? "", sha256: issued.sha256 })
      : t("sheets:paper.subject.draft", { title, revision }),
    author: company,
    createdAt: issuedAt ?? updatedAt,
    footer:
      id === null
        ? t("sheets:paper.foot.draft", { company, year })
        : t("sheets:paper.foot.issued", { company, id }),
    pageWords: (page, pages) => t("report:foot.page", { page, pages }),
    watermark: id === null ? t("report:watermark") : null,
  };
}
