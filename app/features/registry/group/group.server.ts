import { privateAction, redirectTo } from "~/web/action.server";
import { companyUrls } from "~/web/company-urls";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { grantForm } from "./form";

/** Another server may not tell of groups: then the page says so (D14). */
export const loader = privateLoader({}, async ({ viewer }) => ({
  group: await ifOffered(viewer.call("registry.group", {})),
  isAdmin: viewer.can("administer"),
}));

export const action = privateAction({
  right: "administer",
  load: ({ viewer }) => ifOffered(viewer.call("registry.group", {})),
  schema: grantForm,
  perform: async ({ viewer, value: { company: id, grant }, loaded: { companies } }) => {
    const isGrant = grant === "yes";
    await viewer.call(isGrant ? "registry.grantCopying" : "registry.withdrawCopying", { params: { id } });
    const name = companies.find((one) => one.id === id)?.businessName ?? "";
    const key = isGrant ? "company:group.granted" : "company:group.withdrawn";
    return redirectTo(viewer.session, companyUrls.group(), {
      notice: { kind: "success", key, params: { name } },
    });
  },
});
