import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { attestationUrls } from "~/web/urls";
import { AttestationForm, certificateLabels } from "../dashboard.attestations/attestation-form";
import { NEW_FIELDS } from "../dashboard.attestations/form";
import { saveCertificate, savedNotice } from "../dashboard.attestations/save.server";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = {
  title: "attestations:add",
  crumb: "attestations:add",
};

export const loader = privateLoader({ right: "write" }, () => null);

export const action = privateAction({
  right: "write",
  fields: NEW_FIELDS,
  takesFiles: true,
  perform: async ({ viewer, values }) => {
    const added = await saveCertificate(viewer, values, (body) =>
      viewer.call("registry.addAttestation", { body }),
    );
    const notice = savedNotice("attestations:added", values, added);
    return redirectTo(viewer.session, attestationUrls.all(), { notice });
  },
});

export default function NewAttestation() {
  const t = useT();
  const failure = useFailure();
  return (
    <>
      <ErrorSummary failure={failure} labels={certificateLabels(t)} />
      <PageHeading title={t("attestations:add")} lead={t("attestations:add_lead")} />
      <AttestationForm failure={failure} />
    </>
  );
}
