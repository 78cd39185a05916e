import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { DeskPages } from "../desk-pages";
import { CompanyFilter } from "./filter-form";
import { ofPage } from "./list-address";
import type { loader } from "./load.server";
import { WaitingList } from "./waiting-list";

export function Companies() {
  const { refused, address, rows, count, pages, isFiltered, waiting } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={refused} labels={{ cerca: t("provider:filter.search") }} />
      <PageHeading
        title={t("provider:companies.title")}
        lead={t(isFiltered ? "provider:companies.found" : "provider:companies.count", { count })}
      />
      <WaitingList {...waiting} />
      <CompanyFilter address={address} isFiltered={isFiltered} refused={refused} />
      {rows.length === 0 ? <p>{t("provider:companies.none")}</p> : <CompanyTable rows={rows} />}
      <DeskPages
        page={address.pagina}
        pages={pages}
        to={(page) => providerUrls.companies(ofPage(address, page))}
      />
    </>
  );
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

function CompanyTable({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  return (
    <DataTable
      id="aziende"
      caption={t("provider:companies.caption")}
      captionHidden
      stack
      columns={[
        { label: t("provider:column.company"), rowHeader: true },
        { label: t("provider:column.enabled") },
        { label: t("provider:column.card") },
        { label: t("provider:column.waiting") },
        { label: t("provider:column.since") },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <Name key="name" {...row} />,
          row.enabled.label,
          row.card.label,
          row.waiting.length === 0 ? "–" : <Waiting key="waiting" waiting={row.waiting} />,
          row.since,
        ],
      }))}
    />
  );
}

const Waiting = ({ waiting }: Pick<Row, "waiting">) => (
  <Spaced>
    {waiting.map(({ label, tone }) => (
      <Chip key={label} tone={tone}>
        {label}
      </Chip>
    ))}
  </Spaced>
);

const Name = ({ id, name, country, identifier }: Row) => (
  <>
    <a href={providerUrls.company(id)} className="font-semibold">
      {name}
    </a>
    <br />
    <span className="hint">
      {country} {identifier}
    </span>
  </>
);
