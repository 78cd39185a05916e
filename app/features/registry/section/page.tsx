import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { fieldLabels } from "../present";
import { SectionForm } from "./section-form";
import type { loader } from "./load.server";

export function RegistrySection() {
  const { section, ...data } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const labels = fieldLabels(t, refused?.values["country"]?.[0] ?? data.company.country);
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t(`registry:section.${section}`)} lead={t(`registry:section_text.${section}`)} />
      <div id={section} className="flow">
        {section === "identity" && data.company.isValidated ? (
          <Notice kind="info">{t("registry:identity.ask")}</Notice>
        ) : null}
        <SectionForm key={section} {...data} {...{ section, labels, refused }} />
      </div>
    </>
  );
}
