import type { PageHandle } from "~/ui/layout/page-handle";
import type { ChangesPage } from "./present";
import { useLoaderData } from "@remix-run/react";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { loader } from "./load.server";

export const handle: PageHandle<ChangesPage | undefined> = {
  title: "changes:title",
  crumb: "changes:crumb",
};

export function Changes() {
  const t = useT();
  const { prompt, eyebrow, year, total, rows, page, pages, ...links } = useLoaderData<typeof loader>();
  return (
    <>
      {links.question && (
        <p>
          <a href={links.question}>{t("changes:to_question")}</a>
        </p>
      )}
      <PageHeading eyebrow={eyebrow} title={t("changes:title")} lead={prompt} />
      <p>{total === 0 ? t("changes:never", { year }) : t("changes:intro", { count: total })}</p>
      {total > 0 && (
        <DataTable
          id="modifiche"
          caption={t("changes:title")}
          captionHidden
          stack
          columns={[
            { label: t("changes:when"), rowHeader: true },
            { label: t("changes:who") },
            { label: t("changes:before") },
            { label: t("changes:after") },
          ]}
          rows={rows.map(({ revision, at, by, before, after }) => ({
            key: String(revision),
            cells: [at, by, <Lines key="before" lines={before} />, <Lines key="after" lines={after} />],
          }))}
        />
      )}
      {pages > 1 && (
        <nav aria-label={t("changes:pages")} className="my-6 flex flex-wrap gap-4">
          {links.newer && <a href={links.newer}>{t("changes:newer")}</a>}
          <span>{t("changes:page", { page, pages })}</span>
          {links.older && <a href={links.older}>{t("changes:older")}</a>}
        </nav>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="m-0 list-none whitespace-pre-line p-0">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
