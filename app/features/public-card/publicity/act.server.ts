import { privateAction, redirectTo } from "~/web/action.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { publicityForm } from "./form";

export const action = privateAction({
  right: "write",
  schema: publicityForm,
  perform: async ({ viewer, value }) => {
    await ifOffered(viewer.call("survey.updatePublicity", { body: value }));
    return redirectTo(viewer.session, cardUrls.publicity(), {
      notice: { kind: "success", key: "publicCard:publicity.saved" },
    });
  },
});
