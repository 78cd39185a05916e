import { useLoaderData } from "@remix-run/react";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { loader } from "./load.server";

/** What the company has of each profile there is; each leads to the page where that changes. */
export function CompanyProfiles() {
  const { company, profiles } = useLoaderData<typeof loader>();
  const { id, name } = company;
  const t = useT();
  return (
    <>
      <PageHeading title={t("provider:profiles.title", { name })} lead={t("provider:profiles.lead")} />
      <DataTable
        id="profili"
        caption={t("provider:profiles.caption")}
        captionHidden
        stack
        columns={[
          { label: t("provider:column.profile"), rowHeader: true },
          { label: t("provider:column.years") },
          { label: t("provider:column.people") },
          { label: t("provider:column.what") },
        ]}
        rows={profiles.map(({ profile, isGranted, ...words }) => ({
          key: profile,
          cells: [
            words.name,
            words.years,
            words.people,
            <a key="change" href={providerUrls.profile(id, profile)}>
              {t(isGranted ? "provider:profiles.change" : "provider:profiles.give")}
              <span className="sr-only">: {words.name}</span>
            </a>,
          ],
        }))}
      />
      <p className="mt-6">
        <a href={providerUrls.company(id)}>{t("provider:back_to", { name })}</a>
      </p>
    </>
  );
}
