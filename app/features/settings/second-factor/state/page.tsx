import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordInput } from "~/ui/form/password-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { useRootData } from "~/web/root-data";
import { useSchemaForm } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { BackToSettings } from "../../back";
import { factorForm } from "./form";
import type { loader } from "./load.server";

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function SecondFactor() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const provider = useRootData()?.site.provider ?? "";
  const { since, codesLeft, isNeeded, mayRequire } = loaded;
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{ present: t("settings:password.present") }} />
      <PageHeading title={t("settings:second_factor.title")} lead={t("settings:second_factor.lead")} />
      {isNeeded ? <Notice kind="warning">{t("settings:second_factor.needed", { provider })}</Notice> : null}
      <Facts>
        <Fact label={t("settings:second_factor.state")}>
          {since === null ? t("settings:second_factor.off") : t("settings:second_factor.on", { date: since })}
        </Fact>
        {since === null ? null : (
          <Fact label={t("settings:second_factor.codes_left")}>{String(codesLeft)}</Fact>
        )}
      </Facts>
      {since === null ? <Begin /> : <Change {...loaded} />}
      {mayRequire && !isNeeded ? <ForAll {...loaded} /> : null}
      <BackToSettings />
    </>
  );
}

function Begin() {
  const t = useT();
  const fields = useSchemaForm(factorForm, useRefusedForm());
  return (
    <section className="panel" aria-labelledby="attiva">
      <h2 id="attiva">{t("settings:second_factor.begin_title")}</h2>
      <p>{t("settings:second_factor.begin_text")}</p>
      <PostForm>
        <PasswordInput
          field={fields.present}
          label={t("settings:password.present")}
          autoComplete="current-password"
        />
        <Buttons>
          <SubmitButton>{t("settings:second_factor.begin")}</SubmitButton>
        </Buttons>
      </PostForm>
    </section>
  );
}

function Change({ isRequired }: Loaded) {
  const t = useT();
  const end = t("settings:second_factor.off_link");
  return (
    <section className="panel" aria-labelledby="cambia">
      <h2 id="cambia">{t("settings:second_factor.change_title")}</h2>
      <div className="grid gap-4">
        <p>
          <LinkButton to={settingsUrls.recoveryCodes()} variant="secondary">
            {t("settings:second_factor.codes_link")}
          </LinkButton>
        </p>
        {isRequired ? (
          <DisabledButton reason={<p>{t("settings:second_factor.cannot_end")}</p>}>{end}</DisabledButton>
        ) : (
          <p>
            <LinkButton to={settingsUrls.disableSecondFactor()} variant="danger">
              {end}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  );
}

/** The administrator's switch. An administrator without a second factor of their own may not switch it on. */
function ForAll({ since, isRequired }: Loaded) {
  const t = useT();
  const fields = useSchemaForm(factorForm, useRefusedForm());
  const require = t("settings:second_factor.require");
  return (
    <section className="panel" aria-labelledby="azienda">
      <h2 id="azienda">{t("settings:second_factor.company_title")}</h2>
      <p>{t(`settings:second_factor.company_${isRequired ? "on" : "off"}`)}</p>
      {since === null && !isRequired ? (
        <DisabledButton reason={<p>{t("settings:second_factor.require_first")}</p>}>{require}</DisabledButton>
      ) : (
        <PostForm>
          <input type="hidden" name="company" value={isRequired ? "release" : "require"} />
          {isRequired ? (
            <PasswordInput
              field={fields.present}
              label={t("settings:password.present")}
              autoComplete="current-password"
            />
          ) : null}
          <Buttons>
            <SubmitButton variant="secondary">
              {isRequired ? t("settings:second_factor.release") : require}
            </SubmitButton>
          </Buttons>
        </PostForm>
      )}
    </section>
  );
}
