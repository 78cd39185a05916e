import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { LightSwitch } from "~/ui/layout/light-switch";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";

export function LightVersion() {
  const t = useT();
  const { light } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("common:light_title")} lead={t("common:light_text")} />
      <LightSwitch action={urls.lightVersion()} light={light} />
    </>
  );
}
