import { privateAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";
import { savedNotice } from "../saved-notice";
import { saveRegistry, updateFrom } from "../save.server";
import { formOf, sectionsOf, stepAfter } from "./steps";
import { stepOrNotFound } from "./load.server";

export const action = privateAction({
  right: "write",
  load: ({ params }) => stepOrNotFound(params["step"]),
  schema: ({ loaded }) => formOf(loaded),
  perform: async ({ value, viewer, loaded: step }) => {
    const company = sectionsOf(step).length > 0 ? await updateFrom(value, viewer.call) : undefined;
    const saved = await saveRegistry(
      value,
      viewer.call("quickstart.submit", { body: { step, company } }),
      viewer.call,
    );
    const next = value.again === "1" ? step : stepAfter(step);
    const notice = savedNotice(value, saved.company, saved.requested ?? false);
    return redirectTo(viewer.session, urls.quickStart(next), { notice });
  },
});
