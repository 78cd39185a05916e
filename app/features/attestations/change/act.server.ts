import { privateAction, redirectTo } from "~/web/action.server";
import { attestationUrls } from "~/web/attestation-urls";
import { changedCertificate } from "../form";
import { saveCertificate, savedNotice } from "../save.server";

export const action = privateAction({
  right: "write",
  // A certificate of another company is not found, whatever the form posts.
  load: ({ viewer, params }) => viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
  schema: changedCertificate,
  takesFiles: true,
  perform: async ({ viewer, value, showAgain, loaded: { id } }) => {
    const { revision } = value;
    const changed = await saveCertificate(viewer, { value, showAgain }, (body) =>
      viewer.call("registry.updateAttestation", { params: { id }, body: { ...body, revision } }),
    );
    const notice = savedNotice("attestations:changed", value, changed);
    return redirectTo(viewer.session, attestationUrls.all(), { notice });
  },
});
