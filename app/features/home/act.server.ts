import { privateAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";
import { seenOnHome } from "./form";

/** A message that the user has read, seen or accepted does not come back. */
export const action = privateAction({
  right: "read",
  schema: seenOnHome,
  perform: async ({ viewer, value: { welcome, tour, notice } }) => {
    if (notice !== "") await viewer.call("user.acceptPopup", { body: { accepted: true, type: notice } });
    if (welcome || tour) {
      await viewer.call("user.updateInfo", {
        body: {
          ...(welcome ? { welcomeMessageSeen: true } : {}),
          ...(tour ? { skipQuickstartWalkthrough: true } : {}),
        },
      });
    }
    return redirectTo(viewer.session, urls.home());
  },
});
