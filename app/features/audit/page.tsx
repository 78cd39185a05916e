import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { auditUrls } from "~/web/audit-urls";
import { ofPage } from "./address";
import { EventsTable } from "./events-table";
import { FilterForm } from "./filter-form";
import type { loader } from "./load.server";

export function Audit() {
  const t = useT();
  const { address, isFiltered, events, nextPage, prevPage, refused } = useLoaderData<typeof loader>();
  const labels = {
    persona: t("events:filter.person"),
    dal: t("events:filter.from"),
    al: t("events:filter.to"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("events:title")} lead={t("events:lead")} />
      <FilterForm address={address} isFiltered={isFiltered} refused={refused} />
      {events.length === 0 ? (
        <p>{t(isFiltered ? "events:none" : "events:none_yet")}</p>
      ) : (
        <>
          <EventsTable events={events} address={address} />
          <nav aria-label={t("events:pages")} className="my-6 flex flex-wrap gap-4">
            {prevPage === null ? null : (
              <a href={auditUrls.list(ofPage(address, prevPage))}>{t("events:newer")}</a>
            )}{" "}
            {nextPage === null ? null : (
              <a href={auditUrls.list(ofPage(address, nextPage))}>{t("events:older")}</a>
            )}
          </nav>
          <p>
            <a href={auditUrls.file(ofPage(address))} data-download>
              {t("events:take")}
            </a>{" "}
            <span className="hint block">{t("events:take_text")}</span>
          </p>
        </>
      )}
    </>
  );
}
