import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { REVISION_ALONE } from "~/web/revision-field";
import { attestationUrls } from "~/web/urls";
import { CertificateList } from "../dashboard.attestations/certificate-list";

export const handle: PageHandle = {
  title: "attestations:remove_title",
  crumb: "attestations:remove",
};

export const loader = privateLoader({ right: "write" }, ({ viewer, params }) =>
  viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
);

export const action = privateAction({
  right: "write",
  load: ({ viewer, params }) => viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
  fields: REVISION_ALONE,
  perform: async ({ viewer, values, loaded: { id, name } }) => {
    const revision = Number(values.one("revision"));
    await viewer.call("registry.removeAttestation", { params: { id }, query: { revision } });
    const notice = { kind: "success", key: "attestations:removed", params: { name } } as const;
    return redirectTo(viewer.session, attestationUrls.all(), { notice });
  },
});

export default function RemoveAttestation() {
  const stored = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary failure={useFailure()} labels={{}} />
      <PageHeading title={t("attestations:remove_title")} lead={t("attestations:remove_text")} />
      <CertificateList certificates={[stored]} />
      <PostForm>
        <input type="hidden" name="revision" value={stored.revision} />
        <Buttons>
          <SubmitButton variant="danger">{t("attestations:remove_confirm")}</SubmitButton>
          <LinkButton to={attestationUrls.all()} variant="secondary">
            {t("attestations:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
