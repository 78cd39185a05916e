import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/failure";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { AttestationForm, certificateLabels } from "../attestation-form";

export function NewAttestation() {
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
