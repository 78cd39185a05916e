import { privateAction, redirectTo } from "~/web/action.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { NOTHING_POSTED } from "~/web/posted";

/** Withdraws the link. */
export const action = privateAction({
  right: "write",
  schema: NOTHING_POSTED,
  perform: async ({ viewer, params }) => {
    const id = params["id"] ?? "";
    await ifOffered(viewer.call("survey.withdrawShare", { params: { id } }));
    return redirectTo(viewer.session, cardUrls.share(id), {
      notice: { kind: "success", key: "shares:withdrawn" },
    });
  },
});
