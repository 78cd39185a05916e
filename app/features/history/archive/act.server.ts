import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { urls } from "~/web/urls";
import { savePosition } from "./form";
import { namedNotice } from "./names";

/** Keeps the draft as it is now, under a name. */
export const action = privateAction({
  right: "write",
  schema: savePosition,
  perform: async ({ viewer, value: { name: typed } }) => {
    const { name } = await ifOffered(viewer.call("survey.savePosition", { body: { name: typed } }));
    const notice = namedNotice("history:saved", typed, name);
    return redirectTo(viewer.session, urls.history(), { notice });
  },
});
