import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { CsrfProvider, PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { SignInErrors, SignInForm } from "~/ui/sign-in-form";
import { useT } from "~/ui/texts";
import type { CarriedForm } from "~/web/session.server";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { signIn } from "./form";

export function Login() {
  const t = useT();
  const refused = useRefusedForm();
  const { email, password, carried } = useSchemaForm(signIn, refused);
  return (
    <>
      <SignInErrors refused={refused} />
      <PageHeading title={t("auth:login.title")} />
      <Notice kind="warning" title={t("auth:login.update_title")}>
        {t("auth:login.update_text")}
      </Notice>
      <SignInForm
        action={urls.login()}
        recoveryHref={urls.recovery()}
        email={{ field: email }}
        password={{ field: password }}
        carried={carried.defaultValue}
      />
      <section className="panel">
        <h2>{t("auth:login.no_account")}</h2>
        <Buttons>
          <LinkButton to={registrationUrls.form()} variant="secondary">
            {t("auth:login.register")}
          </LinkButton>
        </Buttons>
        <h2>{t("auth:login.already_registered")}</h2>
        <p>{t("auth:login.already_registered_text")}</p>
      </section>
    </>
  );
}

/** After a new sign-in the typed values go back to the page of their form. */
export function Resume({ carried: { target, values }, csrf }: { carried: CarriedForm; csrf: string }) {
  const t = useT();
  return (
    <CsrfProvider value={csrf}>
      <PageHeading title={t("auth:resumed.title")} lead={t("auth:resumed.lead")} />
      <p>{t("auth:resumed.files")}</p>
      <PostForm action={target}>
        <input type="hidden" name="_resume" value="1" />
        {Object.entries(values).flatMap(([name, typed]) =>
          typed.map((value, index) => (
            <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
          )),
        )}
        <Buttons>
          <SubmitButton>{t("auth:resumed.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
      <p>
        <a href={urls.home()}>{t("auth:resumed.skip")}</a>
      </p>
    </CsrfProvider>
  );
}
