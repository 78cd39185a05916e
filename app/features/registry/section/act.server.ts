import { privateAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";
import { fieldsOf } from "../form";
import { savedNotice } from "../saved-notice";
import { stored, updateFrom } from "../save.server";
import { known } from "./load.server";

export const action = privateAction({
  right: "write",
  load: ({ params }) => known(params["section"]),
  fields: ({ loaded }) => fieldsOf([loaded]),
  perform: async ({ values, viewer, loaded: section }) => {
    const body = await updateFrom([section], values, viewer.call);
    const { company } = await stored(values, viewer.call("registry.updateCompany", { body }));
    const next = values.one("again") === "1" ? urls.registrySection(section) : urls.registry();
    return redirectTo(viewer.session, next, { notice: savedNotice(values, company) });
  },
});
