import { useLoaderData } from "@remix-run/react";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { DeskPages } from "../desk-pages";
import type { loader } from "./load.server";

/** All open verifications, those without a verifier first. */
export function VerificationList() {
  const { rows, count, page, pages } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading
        title={t(count === 0 ? "provider:verifications.title_none" : "provider:verifications.title", {
          count,
        })}
        lead={t("provider:verifications.lead")}
      />
      {rows.length === 0 ? null : (
        <DataTable
          id="verifiche"
          caption={t("provider:verifications.caption")}
          captionHidden
          stack
          columns={[
            { label: t("provider:column.company"), rowHeader: true },
            { label: t("provider:column.phase") },
            { label: t("provider:column.opened") },
            { label: t("provider:column.term") },
            { label: t("provider:column.verifier") },
          ]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [
              <Company key="company" {...row} />,
              row.phase,
              row.opened,
              row.term,
              row.isUnassigned ? (
                <Chip key="who" tone="amber">
                  {row.verifier}
                </Chip>
              ) : (
                row.verifier
              ),
            ],
          }))}
        />
      )}
      <DeskPages page={page} pages={pages} to={providerUrls.verifications} />
    </>
  );
}

const Company = ({ id, company, what }: { id: string; company: string; what: string }) => (
  <>
    <a href={providerUrls.verification(id)} className="font-semibold">
      {company}
    </a>
    <br />
    <span className="hint">{what}</span>
  </>
);
