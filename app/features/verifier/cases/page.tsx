import { useLoaderData } from "@remix-run/react";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { verifierUrls } from "~/web/verifier-urls";
import { PageLinks } from "../page-links";
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
        <>
          <h2>{t("verifier:cases.open")}</h2>
          <OpenCases rows={open} />
        </>
      ) : null}
      {ended.length > 0 ? (
        <>
          <h2>{t("verifier:cases.ended")}</h2>
          <EndedCases rows={ended} />
        </>
      ) : null}
      <PageLinks page={page} pages={pages} hrefOf={verifierUrls.cases} />
    </>
  );
}

function OpenCases({ rows }: { rows: CaseRow[] }) {
  const t = useT();
  const columns = [
    { label: t("verifier:column.company"), rowHeader: true },
    { label: t("verifier:column.phase") },
    { label: t("verifier:column.progress") },
    { label: t("verifier:column.term") },
    { label: t("verifier:column.news") },
  ];
  return (
    <DataTable
      id="aperte"
      caption={t("verifier:cases.open")}
      captionHidden
      stack
      columns={columns}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <Company key="company" {...row} />,
          row.phase,
          row.progress,
          row.isUrgent ? <strong key="term">{row.term}</strong> : row.term,
          <News key="news" news={row.news} />,
        ],
      }))}
    />
  );
}

function EndedCases({ rows }: { rows: CaseRow[] }) {
  const t = useT();
  const columns = [
    { label: t("verifier:column.company"), rowHeader: true },
    { label: t("verifier:column.outcome") },
    { label: t("verifier:column.opened") },
    { label: t("verifier:column.news") },
  ];
  return (
    <DataTable
      id="chiuse"
      caption={t("verifier:cases.ended")}
      captionHidden
      stack
      columns={columns}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <Company key="company" {...row} />,
          row.phase,
          row.opened,
          <News key="news" news={row.news} />,
        ],
      }))}
    />
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
