import { privateAction, redirectTo } from "~/web/action.server";
import { REVISION_ALONE } from "~/web/posted";
import { attestationUrls } from "~/web/attestation-urls";

export const action = privateAction({
  right: "write",
  load: ({ viewer, params }) => viewer.call("registry.attestation", { params: { id: params["id"] ?? "" } }),
  schema: REVISION_ALONE,
  perform: async ({ viewer, value: { revision }, loaded: { id, name } }) => {
    await viewer.call("registry.removeAttestation", { params: { id }, query: { revision } });
    const notice = { kind: "success", key: "attestations:removed", params: { name } } as const;
    return redirectTo(viewer.session, attestationUrls.all(), { notice });
  },
});
