import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { presentTasks } from "../present";

type Shown = ReturnType<typeof presentTasks>;

/** The proposals that wait for a decision. */
export function ProposalTable({ proposals }: Pick<Shown, "proposals">) {
  const t = useT();
  if (proposals.length === 0) return <p>{t("tasks:proposals_none")}</p>;
  return (
    <DataTable
      id="proposte-tabella"
      caption={t("tasks:proposals")}
      captionHidden
      stack
      columns={[
        { label: t("tasks:column.subject"), rowHeader: true },
        { label: t("tasks:column.from") },
        { label: t("tasks:column.sent") },
        { label: t("tasks:column.open") },
      ]}
      rows={proposals.map(({ id, prompt, name, sentAt, href }) => ({
        key: id,
        cells: [
          prompt,
          name,
          sentAt,
          <a key="open" href={href}>
            {t("tasks:look")} <span className="sr-only">{prompt}</span>
          </a>,
        ],
      }))}
    />
  );
}

/** The links that still have their time. */
export function LinkTable({ links }: Pick<Shown, "links">) {
  const t = useT();
  if (links.length === 0) return <p>{t("tasks:links_none")}</p>;
  return (
    <DataTable
      id="collegamenti-tabella"
      caption={t("tasks:links")}
      captionHidden
      stack
      columns={[
        { label: t("tasks:column.subject"), rowHeader: true },
        { label: t("tasks:column.sent_to") },
        { label: t("tasks:column.asked_by") },
        { label: t("tasks:column.until") },
        { label: t("tasks:column.state") },
        { label: t("tasks:column.open") },
      ]}
      rows={links.map(({ id, prompt, name, email, askedBy, until, state, href }) => ({
        key: id,
        cells: [
          prompt,
          `${name}, ${email}`,
          askedBy,
          until,
          state,
          <a key="open" href={href}>
            {t("tasks:revoke.way")} <span className="sr-only">{name}</span>
          </a>,
        ],
      }))}
    />
  );
}
