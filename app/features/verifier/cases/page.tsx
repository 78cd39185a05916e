import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { TextKey } from "~/texts/resources";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { verifierUrls } from "~/web/verifier-urls";
import { CasePages } from "../case-pages";
import type { loader } from "./load.server";
import type { CaseRow } from "./present";

export function Cases() {
  const { open, ended, count, openCount, page, pages } = useLoaderData<typeof loader>();
  const t = useT();
  const lead =
    openCount === 0 ? t("verifier:cases.lead_none") : t("verifier:cases.lead", { count: openCount });
  return (
    <>
      <PageHeading title={t("verifier:cases.title")} lead={lead} />
      {count === 0 ? <p>{t("verifier:cases.none")}</p> : null}
      {open.length > 0 ? (
        <CaseTable id="aperte" title={t("verifier:cases.open")} columns={OPEN} rows={open} />
      ) : null}
      {ended.length > 0 ? (
        <CaseTable id="chiuse" title={t("verifier:cases.ended")} columns={ENDED} rows={ended} />
      ) : null}
      <CasePages page={page} pages={pages} hrefOf={verifierUrls.cases} />
    </>
  );
}

const OPEN: CaseColumns = {
  labels: ["verifier:column.phase", "verifier:column.progress", "verifier:column.term"],
  cells: ({ phase, progress, term, isUrgent }) => [
    phase,
    progress,
    isUrgent ? <strong key="term">{term}</strong> : term,
  ],
};

const ENDED: CaseColumns = {
  labels: ["verifier:column.outcome", "verifier:column.opened"],
  cells: ({ phase, opened }) => [phase, opened],
};

/** What stands between the company and the news. */
interface CaseColumns {
  labels: TextKey[];
  cells(row: CaseRow): ReactNode[];
}

interface CaseTableProps {
  id: string;
  title: string;
  columns: CaseColumns;
  rows: CaseRow[];
}

function CaseTable({ id, title, columns, rows }: CaseTableProps) {
  const t = useT();
  return (
    <>
      <h2>{title}</h2>
      <DataTable
        id={id}
        caption={title}
        captionHidden
        stack
        columns={[
          { label: t("verifier:column.company"), rowHeader: true },
          ...columns.labels.map((label) => ({ label: t(label) })),
          { label: t("verifier:column.news") },
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: [
            <Company key="company" {...row} />,
            ...columns.cells(row),
            <News key="news" news={row.news} />,
          ],
        }))}
      />
    </>
  );
}

const Company = ({ href, company, about }: CaseRow) => (
  <>
    <a href={href}>{company}</a>
    <br />
    <span className="hint">{about}</span>
  </>
);

function News({ news }: { news: string[] }) {
  const t = useT();
  if (news.length === 0) return <>{t("verifier:news.none")}</>;
  return (
    <Spaced>
      {news.map((words) => (
        <Chip key={words} tone="amber">
          {words}
        </Chip>
      ))}
    </Spaced>
  );
}
