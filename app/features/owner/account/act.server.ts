import { privateAction } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { signedOut } from "~/web/viewer.server";
import { proofForm } from "../proof-form";

export const action = privateAction({
  right: "signedIn",
  schema: proofForm,
  perform: async ({ viewer, value }) => {
    await ifOffered(viewer.call("user.deleteAccount", { body: value }));
    return signedOut(viewer.session, { kind: "success", key: "owner:account.done" });
  },
});
