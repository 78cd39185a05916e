import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { ownerUrls } from "~/web/owner-urls";
import { proofForm } from "../proof-form";
import { tokenIn } from "~/web/address-token";

/** Asks for the file of the person's own data; the page then links it for five minutes. */
export const action = privateAction({
  right: "signedIn",
  schema: proofForm,
  perform: async ({ viewer, value }) => {
    const { downloadUrl } = await ifOffered(viewer.call("user.exportOwnData", { body: value }));
    return redirectTo(viewer.session, ownerUrls.ready(tokenIn(downloadUrl, "survey.file") ?? ""));
  },
});
