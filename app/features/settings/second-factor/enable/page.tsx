import { useActionData, useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { QrCode } from "~/ui/qr-code";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { areCodes, RecoveryCodes } from "../recovery-codes";
import { enableForm } from "./form";
import type { loader } from "./load.server";

export function EnableSecondFactor() {
  const posted: unknown = useActionData();
  return areCodes(posted) ? <RecoveryCodes {...posted} /> : <ConnectApp />;
}

function ConnectApp() {
  const t = useT();
  const { begun } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{ code: t("settings:enable.code") }} />
      <PageHeading title={t("settings:enable.title")} lead={t("settings:enable.lead")} />
      {begun ? <ForTheApp {...begun} /> : null}
      {begun ? <TypeCode /> : null}
      <p>
        <a href={settingsUrls.secondFactor()}>{t("settings:second_factor.title")}</a>
      </p>
    </>
  );
}

function ForTheApp({
  address,
  drawing,
  secret,
}: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["begun"]>) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="app">
      <h2 id="app">{t("settings:enable.step_app")}</h2>
      <p>{t("settings:enable.step_app_text")}</p>
      <QrCode drawing={drawing} label={t("settings:enable.drawing")} />
      <p>
        {t("settings:enable.secret")}: <code>{secret}</code>
      </p>
      <p>
        <a href={address}>{t("settings:enable.open_app")}</a>
      </p>
    </section>
  );
}

function TypeCode() {
  const t = useT();
  const fields = useSchemaForm(enableForm, useRefusedForm());
  return (
    <PostForm>
      <h2>{t("settings:enable.step_code")}</h2>
      <TextInput
        field={fields.code}
        label={t("settings:enable.code")}
        hint={t("settings:enable.code_hint")}
        autoComplete="one-time-code"
        inputMode="numeric"
        width="short"
        spellCheck={false}
        required
      />
      <h2>{t("settings:enable.step_keep")}</h2>
      <p>{t("settings:enable.step_keep_text")}</p>
      <Buttons>
        <SubmitButton>{t("settings:enable.submit")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
