import { useLoaderData } from "@remix-run/react";
import { DataTable } from "~/ui/layout/data-table";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { loader } from "./load.server";

/** Whether the machine is well, for a provider who has no shell on it. */
export function Service() {
  const { seenAt, concerns, work, reading, space, process } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading title={t("provider:service.title")} lead={t("provider:service.lead", { at: seenAt })} />
      {concerns.length === 0 ? <p>{t("provider:service.well")}</p> : <Concerns concerns={concerns} />}
      <section aria-labelledby="lavori">
        <h2 id="lavori">{t("provider:service.work")}</h2>
        <p>{t("provider:service.work_text")}</p>
        <DataTable
          id="elenco-lavori"
          caption={t("provider:service.work_caption")}
          captionHidden
          stack
          columns={[
            { label: t("provider:column.work"), rowHeader: true },
            ...COLUMNS.map((column) => ({ label: t(`provider:column.${column}`) })),
          ]}
          rows={work.map(({ kind, name, numbers }) => ({ key: kind, cells: [name, ...numbers] }))}
        />
      </section>
      <FactPanel id="lettura" title={t("provider:service.reading")} facts={reading}>
        {t("provider:service.reading_text")}
      </FactPanel>
      <FactPanel id="spazio" title={t("provider:service.space")} facts={space} />
      <FactPanel id="processo" title={t("provider:service.process")} facts={process} />
    </>
  );
}

const COLUMNS = ["pending", "running", "failed", "oldest"] as const;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Concerns({ concerns }: Pick<Loaded, "concerns">) {
  const t = useT();
  return (
    <Notice kind="warning" title={t("provider:service.not_well")}>
      <ul>
        {concerns.map(({ text, to }) => (
          <li key={text}>{to === null ? text : <a href={to}>{text}</a>}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface FactPanelProps {
  id: string;
  title: string;
  facts: Loaded["space"];
  children?: string;
}

const FactPanel = ({ id, title, facts, children }: FactPanelProps) => (
  <section className="panel" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children === undefined ? null : <p>{children}</p>}
    <Facts>
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  </section>
);
