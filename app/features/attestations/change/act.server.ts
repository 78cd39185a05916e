import { privateAction, redirectTo } from "~/web/action.server";
import { attestationUrls } from "~/web/urls";
import { EDIT_FIELDS } from "../form";
import { saveCertificate, savedNotice } from "../save.server";

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
