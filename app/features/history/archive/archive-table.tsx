import { formatDate, formatDateTime } from "~/texts/format";
import { ConfirmLink } from "~/ui/confirm-link";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { NewTabLink } from "~/ui/layout/new-tab-link";
import { useT } from "~/ui/texts";
import { historyUrls, surveyUrls } from "~/web/urls";
import { nameOf } from "./names";
import type { ShownRow } from "./present";

interface ArchiveTableProps {
  rows: readonly ShownRow[];
  canWrite: boolean;
}

/** One row for each version and position. */
export function ArchiveTable({ rows, canWrite }: ArchiveTableProps) {
  const t = useT();
  return (
    <DataTable
      id="archivio-righe"
      caption={t("history:caption")}
      captionHidden
      stack
      columns={[
        { label: t("history:column.at") },
        { label: t("history:column.type") },
        { label: t("history:column.name"), rowHeader: true },
        { label: t("history:column.status") },
        { label: t("history:column.year") },
        { label: t("history:column.about") },
        { label: t("history:column.actions") },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          formatDateTime(row.savedAt),
          t(`history:type.${row.type}`),
          <Name key="name" {...row} />,
          t(`history:status.${row.status}`),
          row.year,
          row.card ? <CardContent key="about" {...row.card} /> : <PositionContent key="about" {...row} />,
          <Actions key="actions" row={row} canWrite={canWrite} />,
        ],
      }))}
    />
  );
}

function Name(row: ShownRow) {
  const t = useT();
  if (!row.card) return <>{nameOf(row, t)}</>;
  return (
    <>
      <a href={surveyUrls({ version: row.id, year: row.year }).period()}>{row.id}</a>{" "}
      <Chip tone={row.card.status === "valid" ? "accent" : "neutral"}>
        {t(`card:card_status.${row.card.status}`)}
      </Chip>
    </>
  );
}

function PositionContent({ given, savedBy }: Pick<ShownRow, "given" | "savedBy">) {
  const t = useT();
  return (
    <>
      {t("history:given", { count: given ?? 0 })}{" "}
      {t("history:saved_by", { who: savedBy ?? t("common:erased_person") })}
    </>
  );
}

const EXPIRY = { valid: "history:expires", expired: "history:expired", replaced: null } as const;

/** How far it was verified, by whom and when, as of which data, and how long it is valid (D4). */
function CardContent({ certification, expiresAt, status }: NonNullable<ShownRow["card"]>) {
  const t = useT();
  const { level, body, date, dataAsOf } = certification;
  const expiry = EXPIRY[status];
  const words = {
    level: t(`card:certification.${String(level) as "1"}`),
    body: body ?? t("history:verifier"),
    date: formatDate(date),
    asOf: formatDate(dataAsOf),
  };
  return (
    <>
      {t(level > 1 ? "history:certified" : "history:self_declared", words)}{" "}
      {expiry === null ? null : t(expiry, { date: formatDate(expiresAt) })}
    </>
  );
}

/** Links; each names its row for screen readers. */
function Actions({ row, canWrite }: { row: ShownRow; canWrite: boolean }) {
  const t = useT();
  const which = <span className="sr-only">: {nameOf(row, t)}</span>;
  const change = row.type === "manual" ? "history:action.change" : "history:action.remove";
  return (
    <ul className="m-0 min-w-32 list-none p-0">
      {row.restore === null || !canWrite ? null : (
        <li>
          {row.restore === "on" ? (
            <ConfirmLink to={historyUrls.restore(row.id)}>
              {t("history:action.restore")}
              {which}
            </ConfirmLink>
          ) : (
            <span className="hint">
              {t("history:action.restore")} <span className="sr-only">{t("common:button_off")}</span>
            </span>
          )}
        </li>
      )}
      {row.card ? (
        <li>
          <NewTabLink href={surveyUrls({ version: row.id, year: row.year }).reportPdf()}>
            {t("report:download.report")}
            {which}
          </NewTabLink>
        </li>
      ) : null}
      <li>
        <a href={historyUrls.compare(row.id, "draft")}>
          {t("history:action.compare")}
          {which}
        </a>
      </li>
      {canWrite && row.kind === "position" ? (
        <li>
          <ConfirmLink to={historyUrls.position(row.id)}>
            {t(change)}
            {which}
          </ConfirmLink>
        </li>
      ) : null}
    </ul>
  );
}
