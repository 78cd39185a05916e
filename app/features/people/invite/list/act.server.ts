import { privateAction, redirectTo } from "~/web/action.server";
import { invitationUrls } from "~/web/registration-urls";
import { sendForm } from "./form";

/** Sends the good rows of a list; the page after the redirect shows the progress. */
export const action = privateAction({
  right: "administer",
  schema: sendForm,
  perform: async ({ viewer, value: { mark }, params }) => {
    const { id = "" } = params;
    await viewer.call("user.confirmInvitations", { params: { id }, body: { mark } });
    return redirectTo(viewer.session, invitationUrls.list(id));
  },
});
