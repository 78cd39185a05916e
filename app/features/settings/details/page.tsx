import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { BackToSettings } from "../back";
import { detailsForm } from "./form";
import type { loader } from "./load.server";

export function Details() {
  const t = useT();
  const { email, locales, stored, consents } = useLoaderData<typeof loader>();
  const [only] = locales;
  return (
    <>
      <DetailsHeading />
      <Facts>
        <Fact label={t("settings:details.email")}>{email}</Fact>
        {locales.length === 1 && only ? (
          <Fact label={t("settings:details.locale")}>
            <span lang={only.value}>{only.label}</span>
          </Fact>
        ) : null}
      </Facts>
      <DetailsForm stored={stored} locales={locales} />
      {consents.length === 0 ? null : <Consents consents={consents} />}
      <BackToSettings />
    </>
  );
}

function useLabels() {
  const t = useT();
  return {
    name: t("settings:details.name"),
    surname: t("settings:details.surname"),
    phoneNumber: t("settings:details.phone"),
    preferredLocale: t("settings:details.locale"),
  };
}

function DetailsHeading() {
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={useLabels()} />
      <PageHeading title={t("settings:details.title")} lead={t("settings:details.lead")} />
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function DetailsForm({ stored, locales }: Pick<Loaded, "stored" | "locales">) {
  const t = useT();
  const labels = useLabels();
  const fields = useSchemaForm(detailsForm, useRefusedForm(), stored);
  return (
    <PostForm typed>
      <TextInput field={fields.name} label={labels.name} autoComplete="given-name" required />
      <TextInput field={fields.surname} label={labels.surname} autoComplete="family-name" required />
      <TextInput
        field={fields.phoneNumber}
        label={labels.phoneNumber}
        hint={t("settings:details.phone_hint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="medium"
        required={false}
      />
      {locales.length > 1 ? (
        <Select
          field={fields.preferredLocale}
          label={labels.preferredLocale}
          options={locales}
          placeholder={null}
          width="medium"
        />
      ) : null}
      <Buttons>
        <SubmitButton>{t("settings:details.save")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}

function Consents({ consents }: Pick<Loaded, "consents">) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="consensi">
      <h2 id="consensi">{t("settings:details.consents")}</h2>
      <p>{t("settings:details.consents_lead")}</p>
      <Facts>
        {consents.map(({ label, words }) => (
          <Fact key={label} label={label}>
            {words}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
