import { privateAction, redirectTo } from "~/web/action.server";
import { attestationUrls } from "~/web/attestation-urls";
import { newCertificate } from "../form";
import { saveCertificate, savedNotice } from "../save.server";

export const action = privateAction({
  right: "write",
  schema: newCertificate,
  takesFiles: true,
  perform: async ({ viewer, value, showAgain }) => {
    const added = await saveCertificate(viewer, { value, showAgain }, (body) =>
      viewer.call("registry.addAttestation", { body }),
    );
    const notice = savedNotice("attestations:added", value, added);
    return redirectTo(viewer.session, attestationUrls.all(), { notice });
  },
});
