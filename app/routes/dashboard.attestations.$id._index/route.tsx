import { useLoaderData } from "@remix-run/react";
import { dateWords } from "~/domain/calendar-date";
import { sizeWords } from "~/domain/files/limits";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { fileEntry } from "~/ui/question/file-entry";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { attestationUrls } from "~/web/urls";
import { AttestationForm, certificateLabels } from "../dashboard.attestations/attestation-form";
import { EDIT_FIELDS } from "../dashboard.attestations/form";
import { saveCertificate, savedNotice } from "../dashboard.attestations/save.server";
import { Conflict } from "./conflict";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = {
  title: "attestations:edit_title",
  crumb: "attestations:edit_title",
};

export const loader = privateLoader({ right: "write" }, ({ viewer, params }) =>
  viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
);

export const action = privateAction({
  right: "write",
  // What belongs to another company is not found, whatever was posted there.
  load: ({ viewer, params }) => viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
  fields: EDIT_FIELDS,
  takesFiles: true,
  perform: async ({ viewer, values, loaded: { id } }) => {
    const revision = Number(values.one("revision"));
    const changed = await saveCertificate(viewer, values, (body) =>
      viewer.call("registry.updateAttestation", { params: { id }, body: { ...body, revision } }),
    );
    const notice = savedNotice("attestations:changed", values, changed);
    return redirectTo(viewer.session, attestationUrls.all(), { notice });
  },
});

export default function EditAttestation() {
  const stored = useLoaderData<typeof loader>();
  const t = useT();
  const failure = useFailure();
  const { name, issuer, issuedOn, expiresOn, revision, file } = stored;
  const typed = {
    name,
    issuer,
    issuedOn: dateWords(issuedOn),
    expiresOn: expiresOn === null ? "" : dateWords(expiresOn),
  };
  const kept = fileEntry({ ...file, about: sizeWords(file.size) });
  return (
    <>
      <ErrorSummary failure={failure} labels={certificateLabels(t)} />
      <PageHeading title={t("attestations:edit_title")} lead={name} />
      <Conflict stored={stored} typed={typed} failure={failure} />
      <AttestationForm stored={{ typed, revision, kept }} failure={failure} />
    </>
  );
}
