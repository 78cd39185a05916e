import { privateAction, redirectTo } from "~/web/action.server";
import { attestationUrls } from "~/web/urls";
import { NEW_FIELDS } from "../form";
import { saveCertificate, savedNotice } from "../save.server";

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
