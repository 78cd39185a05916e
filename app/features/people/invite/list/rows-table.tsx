import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { EndedList, PreviewList, ShownRow } from "./present";

interface RowsTableProps {
  list: PreviewList | EndedList;
  /** The outcome of a row without issues. */
  good: string;
  withRoles?: boolean;
}

/** Every row of a page of the list, with its outcome or what is wrong with it. */
export function RowsTable({ list: { rows, prevHref, nextHref }, good, withRoles = false }: RowsTableProps) {
  const t = useT();
  return (
    <>
      {rows.length === 0 ? null : (
        <DataTable
          id="righe"
          caption={t("invite:preview.caption")}
          stack
          columns={[
            { label: t("invite:row.email"), rowHeader: true },
            { label: t("invite:row.line"), numeric: true },
            { label: t("invite:row.person") },
            ...(withRoles ? [{ label: t("invite:row.roles") }] : []),
            { label: t("invite:row.outcome") },
          ]}
          rows={rows.map((row) => ({
            key: String(row.line),
            cells: [
              <bdi key="email">{row.email || "—"}</bdi>,
              row.line,
              <bdi key="person">{row.person}</bdi>,
              ...(withRoles ? [row.roles.join(", ") || "—"] : []),
              <Outcome key="outcome" row={row} good={good} />,
            ],
          }))}
        />
      )}
      {prevHref === null && nextHref === null ? null : (
        <p className="buttons">
          {prevHref === null ? null : <a href={prevHref}>{t("invite:page.prev")}</a>}{" "}
          {nextHref === null ? null : <a href={nextHref}>{t("invite:page.next")}</a>}
        </p>
      )}
    </>
  );
}

function Outcome({ row: { why }, good }: { row: ShownRow; good: string }) {
  const t = useT();
  if (why.length === 0) return good;
  return (
    <>
      <strong>{t("invite:row.bad")}</strong> {why.join(" ")}
    </>
  );
}
