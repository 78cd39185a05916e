import { privateAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";
import { fieldsOf } from "../form";
import { savedNotice } from "../saved-notice";
import { stored, updateFrom } from "../save.server";
import { sectionsOf, stepAfter } from "./steps";
import { known } from "./load.server";

export const action = privateAction({
  right: "write",
  load: ({ params }) => known(params["step"]),
  fields: ({ loaded }) => fieldsOf(sectionsOf(loaded)),
  perform: async ({ values, viewer, loaded: step }) => {
    const sections = sectionsOf(step);
    const company = sections.length > 0 ? await updateFrom(sections, values, viewer.call) : undefined;
    const done = await stored(values, viewer.call("quickstart.submit", { body: { step, company } }));
    const next = values.one("again") === "1" ? step : stepAfter(step);
    return redirectTo(viewer.session, urls.quickStart(next), { notice: savedNotice(values, done.company) });
  },
});
