import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import { auditUrls } from "~/web/audit-urls";
import { type EventAddress, ofPage } from "./address";
import type { ShownEvent, ShownPerson } from "./present";

interface EventsTableProps {
  events: readonly ShownEvent[];
  address: EventAddress;
}

export function EventsTable({ events, address }: EventsTableProps) {
  const t = useT();
  const ofPerson = (person: string) => auditUrls.list(ofPage({ ...address, persona: person }));
  return (
    <DataTable
      id="attivita"
      caption={t("events:found")}
      captionHidden
      stack
      columns={[
        { label: t("events:event"), rowHeader: true },
        { label: t("events:when") },
        { label: t("events:by") },
        { label: t("events:about") },
        { label: t("events:address") },
      ]}
      rows={events.map(({ number, at, words, by, about, address: from, detail }) => ({
        key: String(number),
        cells: [
          detail === null ? words : `${words}: ${detail}`,
          at,
          by ? <Person key="by" {...by} href={by.filter && ofPerson(by.filter)} /> : t("events:nobody"),
          about ? <Person key="about" {...about} href={null} /> : "–",
          from ?? "–",
        ],
      }))}
    />
  );
}

/** The name leads to the events of this person. */
function Person({ name, email, href }: ShownPerson & { href: string | null }) {
  return (
    <>
      {href ? <a href={href}>{name}</a> : name}{" "}
      {email === null ? null : <span className="hint block">{email}</span>}
    </>
  );
}
