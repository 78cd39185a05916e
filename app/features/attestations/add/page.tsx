import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { AttestationForm, certificateLabels } from "../attestation-form";

export function NewAttestation() {
  const t = useT();
  const refused = useRefusedForm();
  return (
    <>
      <ErrorSummary refused={refused} labels={certificateLabels(t)} />
      <PageHeading title={t("attestations:add")} lead={t("attestations:add_lead")} />
      <AttestationForm refused={refused} />
    </>
  );
}
