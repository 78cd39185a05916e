import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { auditUrls } from "~/web/audit-urls";
import { Offered, useOffers } from "~/web/offered";
import { urls } from "~/web/urls";
import { SECTIONS } from "../form";
import { RequestLines } from "../identity-request/lines";
import { Beside, panelsOf } from "./beside";
import { FiscalYear } from "./fiscal-year";
import { CheckPeople } from "./check-people";
import type { loader } from "./load.server";
import { SectionPanel } from "./section-panel";
import { Activity, Users } from "./users";

const LAST = ["year", "platform", "users"] as const;

export function Registry() {
  const { sections, request, platform, beside, canWrite, fiscalYear, asksToCheckPeople } =
    useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const offers = useOffers();
  const last = offers(auditUrls.list()) ? [...LAST, "activity" as const] : LAST;
  return (
    <>
      <ErrorSummary
        refused={refused}
        labels={{ understood: t("registry:year.understood", { year: fiscalYear.year }) }}
      />
      <PageHeading
        title={t("registry:title")}
        lead={t(canWrite ? "registry:lead" : "registry:lead_reader")}
      />
      {request ? (
        <Notice kind="info" title={t("registry:identity.pending_title")}>
          <RequestLines {...request} />
          <a href={urls.identityRequest()}>{t("registry:identity.see")}</a>
        </Notice>
      ) : null}
      {asksToCheckPeople ? <CheckPeople canWrite={canWrite} /> : null}
      <nav aria-label={t("registry:sections")}>
        <ul>
          {[...SECTIONS, ...panelsOf(beside, offers), ...last].map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`registry:section.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map((section) => (
        <SectionPanel key={section} section={section} values={sections[section]} canWrite={canWrite} />
      ))}
      <Beside {...beside} canWrite={canWrite} />
      <FiscalYear {...fiscalYear} refused={refused} />
      <SectionPanel section="platform" values={platform} canWrite={false} />
      <Users isAdmin={fiscalYear.isAdmin} />
      <Offered to={auditUrls.list()}>
        <Activity isAdmin={fiscalYear.isAdmin} />
      </Offered>
    </>
  );
}
