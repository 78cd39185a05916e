import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { DataTable } from "~/ui/layout/data-table";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";
import { Value } from "./row";

export const handle: PageHandle = { title: "indicators:title_none", crumb: "indicators:crumb" };

/** Figures computed from the answers, with formula, data, source and the other companies. */
export function Indicators() {
  const t = useT();
  const { year, title, note, computed, total, group, areas, file } = useLoaderData<typeof loader>();
  const lead =
    total === 0 ? t("indicators:only_since", { year }) : t("indicators:lead", { computed, total, year });
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {note ? (
        <Notice kind="info">
          {note} <a href={urls.indicators()}>{t("indicators:to_current")}</a>
        </Notice>
      ) : null}
      {total > 0 ? (
        <p className="print:hidden">
          <a href={file}>{t("indicators:file")}</a>
        </p>
      ) : null}
      {group ? <p>{group}</p> : null}
      {areas.map(({ id, label, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{label}</h2>
          <DataTable
            id={`indicatori-${id}`}
            caption={t("indicators:caption", { area: label })}
            captionHidden
            stack
            columns={[
              { label: t("indicators:column.name"), rowHeader: true },
              { label: t("indicators:column.value") },
              { label: t("indicators:column.others") },
            ]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: [
                row.name,
                <Value key="value" row={row} />,
                row.others.length === 0 ? t("indicators:no_others") : row.others.join(". "),
              ],
            }))}
          />
        </section>
      ))}
      {total > 0 ? <p>{t("indicators:limits")}</p> : null}
      <p className="print:hidden">
        <a href={urls.benchmark()}>{t("indicators:to_benchmark")}</a>
      </p>
    </>
  );
}
