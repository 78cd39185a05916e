import { privateAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";

/** What somebody has read, seen or accepted does not come back. */
export const action = privateAction({
  right: "read",
  fields: { welcome: { max: 4 }, tour: { max: 4 }, notice: { max: 40 } },
  perform: async ({ viewer, values }) => {
    const notice = values.one("notice");
    if (notice !== "") await viewer.call("user.acceptPopup", { body: { accepted: true, type: notice } });
    const isSeen = values.one("welcome") !== "";
    const isOver = values.one("tour") !== "";
    if (isSeen || isOver) {
      await viewer.call("user.updateInfo", {
        body: {
          ...(isSeen ? { welcomeMessageSeen: true } : {}),
          ...(isOver ? { skipQuickstartWalkthrough: true } : {}),
        },
      });
    }
    return redirectTo(viewer.session, urls.home());
  },
});
