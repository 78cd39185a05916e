import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { RegistryForm } from "../registry-form";
import { FirstFields } from "./fields";
import type { loader } from "./load.server";
import { FIRST_FIELDS } from "./present";

export function FirstFacts() {
  const t = useT();
  const refused = useRefusedForm();
  const { company, fields, proposed, sources, register, ...form } = useLoaderData<typeof loader>();
  // What was typed is shown again, although another person may have given it meanwhile.
  const shown = FIRST_FIELDS.filter((name) => fields.includes(name) || refused?.values[name] !== undefined);
  const identifier = company.isDunsNumberFake ? null : company[company.idType];
  return (
    <>
      <ErrorSummary refused={refused} labels={form.labels} />
      <PageHeading
        eyebrow={t("first:step", { number: 1 })}
        title={t("first:company.title")}
        lead={t("first:company.lead")}
      />
      <Facts>
        {identifier === null ? null : <Fact label={form.labels["identifier"] ?? ""}>{identifier}</Fact>}
        {shown.includes("businessName") ? null : (
          <Fact label={form.labels["businessName"] ?? ""}>{company.businessName}</Fact>
        )}
      </Facts>
      {register === "unknown" || register === "out_of_reach" ? (
        <Notice kind="info">{t(`first:register.${register}`)}</Notice>
      ) : null}
      {Object.keys(sources).length > 0 ? <p className="hint">{t("first:proposed.lead")}</p> : null}
      <RegistryForm
        {...form}
        {...{ company, refused, proposed }}
        here={urls.firstScoreCompany()}
        save={t("first:company.save")}
        away={{ to: urls.home(), words: t("first:company.later") }}
        asksStates={false}
      >
        {(registryFields) => (
          <FirstFields {...form} {...{ company, shown, sources }} fields={registryFields} />
        )}
      </RegistryForm>
    </>
  );
}
