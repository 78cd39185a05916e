import { useLoaderData } from "@remix-run/react";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { DeskPages } from "../desk-pages";
import type { loader } from "./load.server";

/** People who say that a registered company is theirs. */
export function DisputeList() {
  const { disputes, count, page, pages } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading
        title={t(count === 0 ? "provider:disputes.title_none" : "provider:disputes.title", { count })}
        lead={t("provider:disputes.lead")}
      />
      {disputes.length === 0 ? null : (
        <DataTable
          id="contestazioni"
          caption={t("provider:disputes.caption")}
          captionHidden
          stack
          columns={[
            { label: t("provider:column.dispute"), rowHeader: true },
            { label: t("provider:column.company") },
            { label: t("provider:column.sent") },
          ]}
          rows={disputes.map(({ id, email, country, identifier, company, sentOn }) => ({
            key: id,
            cells: [
              <a key="from" href={providerUrls.dispute(id)}>
                {t("provider:dispute.from", { email })}
              </a>,
              `${company?.name ?? t("provider:dispute.no_company")} (${country} ${identifier})`,
              sentOn,
            ],
          }))}
        />
      )}
      <DeskPages page={page} pages={pages} to={providerUrls.disputes} />
    </>
  );
}
