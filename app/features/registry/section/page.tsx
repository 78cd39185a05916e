import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/failure";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { fieldLabels } from "../present";
import { SectionForm } from "./section-form";
import type { loader } from "./load.server";

export function RegistrySection() {
  const { section, ...data } = useLoaderData<typeof loader>();
  const t = useT();
  const failure = useFailure();
  const labels = fieldLabels(t, failure?.values["country"]?.[0] ?? data.company.country);
  return (
    <>
      <ErrorSummary failure={failure} labels={labels} />
      <PageHeading title={t(`registry:section.${section}`)} lead={t(`registry:section_text.${section}`)} />
      <div id={section} className="flow">
        <SectionForm key={section} {...data} {...{ section, labels, failure }} />
      </div>
    </>
  );
}
