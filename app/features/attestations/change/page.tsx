import { useLoaderData } from "@remix-run/react";
import { dateWords } from "~/domain/calendar-date";
import { sizeWords } from "~/domain/files/limits";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { fileEntry } from "~/ui/question/file-entry";
import { useT } from "~/ui/texts";
import { AttestationForm, certificateLabels } from "../attestation-form";
import { Conflict } from "./conflict";
import type { loader } from "../load-one.server";

export function EditAttestation() {
  const stored = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const { name, issuer, issuedOn, expiresOn, revision, file } = stored;
  const typed = {
    name,
    issuer,
    issuedOn: dateWords(issuedOn),
    expiresOn: expiresOn === null ? "" : dateWords(expiresOn),
    standard: stored.standard ?? "",
  };
  const size = sizeWords(file.size);
  const about = file.isInControl ? t("attestations:size_in_control", { size }) : size;
  const kept = fileEntry({ ...file, about });
  return (
    <>
      <ErrorSummary refused={refused} labels={certificateLabels(t)} />
      <PageHeading title={t("attestations:edit_title")} lead={name} />
      <Conflict stored={stored} typed={typed} refused={refused} />
      <AttestationForm stored={{ typed, revision, kept }} refused={refused} />
    </>
  );
}
