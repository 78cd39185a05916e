import { privateAction, redirectTo } from "~/web/action.server";
import { urls } from "~/web/urls";
import { SECTION_FORMS } from "../form";
import { savedNotice } from "../saved-notice";
import { saveRegistry, updateFrom } from "../save.server";
import { sectionOrNotFound } from "./load.server";

export const action = privateAction({
  right: "write",
  load: ({ params }) => sectionOrNotFound(params["section"]),
  schema: ({ loaded }) => SECTION_FORMS[loaded],
  perform: async ({ value, viewer, loaded: section }) => {
    const body = await updateFrom(value, viewer.call);
    const { company, requested = false } = await saveRegistry(
      value,
      viewer.call("registry.updateCompany", { body }),
      viewer.call,
    );
    const next = value.again === "1" ? urls.registrySection(section) : urls.registry();
    return redirectTo(viewer.session, next, { notice: savedNotice(value, company ?? null, requested) });
  },
});
