import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { attestationUrls } from "~/web/attestation-urls";
import { urls } from "~/web/urls";
import { CertificateList } from "~/ui/attestations/certificate-list";
import type { loader } from "../load-one.server";

export function RemoveAttestation() {
  const stored = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("attestations:remove_title")} lead={t("attestations:remove_text")} />
      <CertificateList certificates={[stored]} fileHref={urls.file} />
      <PostForm>
        <input type="hidden" name="revision" value={stored.revision} />
        <Buttons>
          <SubmitButton variant="danger">{t("attestations:remove_confirm")}</SubmitButton>
          <LinkButton to={attestationUrls.all()} variant="secondary" cancels>
            {t("attestations:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
