import { useLoaderData } from "@remix-run/react";
import { LOGO_BOX, LOGO_ENDINGS, LOGO_LIMITS } from "~/domain/picture/limits";
import { sizeWords } from "~/domain/files/limits";
import { ConfirmLink } from "~/ui/confirm-link";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileInput } from "~/ui/form/file-input";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { CompanyLogo } from "~/ui/layout/company-logo";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { companyUrls } from "~/web/company-urls";
import { useSchemaForm } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { logoForm } from "./form";
import type { loader } from "./load.server";

/** The company's logo, and the form to send another one. */
export function LogoPage() {
  const { name, logo, hasLogo, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const fields = useSchemaForm(logoForm, refused);
  const limits = { max: sizeWords(LOGO_LIMITS.bytes), ...LOGO_BOX };
  return (
    <>
      <ErrorSummary refused={refused} labels={{ logo: t("company:logo.field") }} />
      <PageHeading title={t("company:logo.title")} lead={t("company:logo.lead")} />
      {logo === null ? (
        <p>{t(hasLogo ? "company:logo.elsewhere" : "company:logo.none")}</p>
      ) : (
        <p>
          <CompanyLogo src={logo} name={name} />
        </p>
      )}
      {canWrite ? (
        <PostForm encType="multipart/form-data">
          <FileInput
            field={fields.logo}
            label={t("company:logo.field")}
            hint={t("company:logo.hint", limits)}
            accept={LOGO_ENDINGS}
          />
          <Buttons>
            <SubmitButton>{t(hasLogo ? "company:logo.replace" : "company:logo.send")}</SubmitButton>
            <LinkButton to={urls.registry()} variant="secondary">
              {t("company:back")}
            </LinkButton>
          </Buttons>
        </PostForm>
      ) : (
        <p>
          <a href={urls.registry()}>{t("company:back")}</a>
        </p>
      )}
      {hasLogo && canWrite ? (
        <p className="mt-6">
          <ConfirmLink to={companyUrls.removeLogo()}>{t("company:logo.remove")}</ConfirmLink>
        </p>
      ) : null}
    </>
  );
}
