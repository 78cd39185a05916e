import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { LinkButton } from "~/ui/form/button";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { GroupCompany } from "./group-company";
import type { loader } from "./group.server";

/** The companies of the group, and who lets whom copy answers from issued cards. */
export function GroupPage() {
  const { group, isAdmin } = useLoaderData<typeof loader>();
  const { controlChain, companies } = group;
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading
        title={t("company:group.title")}
        lead={
          controlChain === null ? t("company:group.none") : t("company:group.lead", { name: controlChain })
        }
      />
      {controlChain !== null && companies.length === 0 ? <p>{t("company:group.alone")}</p> : null}
      {companies.length > 0 && !isAdmin ? <p>{t("company:group.administrator")}</p> : null}
      {companies.map((company) => (
        <GroupCompany key={company.id} {...company} isAdmin={isAdmin} />
      ))}
      <p>
        <LinkButton to={urls.registry()} variant="secondary">
          {t("company:back")}
        </LinkButton>
      </p>
    </>
  );
}
