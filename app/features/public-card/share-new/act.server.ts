import { privateAction, redirectTo } from "~/web/action.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { shareForm } from "./form";
import { choicesOf } from "./load.server";

export const action = privateAction({
  right: "write",
  load: ({ viewer, params }) => choicesOf(viewer, params["number"]),
  schema: shareForm,
  perform: async ({ viewer, value, loaded: { number } }) => {
    const { id } = await ifOffered(viewer.call("survey.addShare", { body: { number, ...value } }));
    return redirectTo(viewer.session, cardUrls.share(id), {
      notice: { kind: "success", key: "shares:made" },
    });
  },
});
