import { formatDate, formatDateTime } from "~/texts/format";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import { surveyUrls } from "~/web/urls";

interface Version {
  id: string;
  publicationDate: string;
  expiresAt?: string | undefined;
  status?: "valid" | "expired" | "replaced" | undefined;
  certification?: { level: number; dataAsOf?: string | undefined } | undefined;
}

/** The cards issued for the year. */
export function Versions({ year, versions }: { year: number; versions: readonly Version[] }) {
  const t = useT();
  if (versions.length === 0) {
    return (
      <section aria-labelledby="nessuna">
        <h2 id="nessuna">{t("dashboard:history.issued")}</h2>
        <p>{t("dashboard:history.none", { year })}</p>
      </section>
    );
  }
  // Another server need not tell more of a card than its number and its day.
  const told = {
    certification: versions.some(({ certification }) => certification !== undefined),
    expiry: versions.some(({ expiresAt }) => expiresAt !== undefined),
    status: versions.some(({ status }) => status !== undefined),
  };
  return (
    <DataTable
      id="versioni"
      caption={t("dashboard:history.caption", { year })}
      stack
      columns={[
        { label: t("dashboard:history.date") },
        { label: t("dashboard:history.id"), rowHeader: true },
        ...(told.certification ? [{ label: t("dashboard:history.certification") }] : []),
        ...(told.expiry ? [{ label: t("dashboard:history.expiry") }] : []),
        ...(told.status ? [{ label: t("dashboard:history.status") }] : []),
      ]}
      rows={versions.map(({ id, publicationDate, expiresAt, status, certification }) => ({
        key: id,
        cells: [
          formatDateTime(publicationDate),
          <a key="id" href={surveyUrls({ version: id, year }).period()}>
            {id}
          </a>,
          ...(told.certification ? [certification ? <Certification {...certification} /> : "–"] : []),
          ...(told.expiry ? [expiresAt ? formatDate(expiresAt) : "–"] : []),
          ...(told.status ? [status ? <Status status={status} /> : "–"] : []),
        ],
      }))}
    />
  );
}

function Status({ status }: { status: NonNullable<Version["status"]> }) {
  const t = useT();
  return <Chip tone={status === "valid" ? "accent" : "neutral"}>{t(`card:card_status.${status}`)}</Chip>;
}

/** How far the card was verified, and the date of its data (D4). */
function Certification({ level, dataAsOf }: NonNullable<Version["certification"]>) {
  const t = useT();
  const name = t(`card:certification.${String(level) as "1"}`);
  if (dataAsOf === undefined) return <>{name}</>;
  return (
    <>
      {name}. {t("dashboard:history.data_as_of", { date: formatDate(dataAsOf) })}
    </>
  );
}
