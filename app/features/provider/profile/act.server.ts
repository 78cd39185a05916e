import { listedYears } from "~/domain/people/profile-grant";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { profileForm } from "./form";

/** Gives a company a profile with the chosen years, or takes it back. */
export const action = privateAction({
  right: "provide",
  schema: profileForm,
  perform: async ({ viewer, params, value: { extent, years, seen } }) => {
    const [id = "", profile = ""] = [params["id"], params["profile"]];
    const listed = extent === "some" ? listedYears(years) : [];
    if (listed === null) throw refuse([{ path: "years", code: "years_not_listed" }]);
    const body = { granted: extent !== "none", years: extent === "some" ? listed : null, seen };
    const call = viewer.call("provider.setProfile", { params: { id, profile }, body });
    const { hasChanged } = await refusedAt(profileForm, { granted: "extent" }, call);
    const done =
      extent === "none" ? ("provider:profile.taken" as const) : ("provider:profile.given" as const);
    const notice = hasChanged
      ? ({ kind: "success", key: done } as const)
      : ({ kind: "info", key: "provider:profile.same" } as const);
    return redirectTo(viewer.session, providerUrls.profiles(id), { notice });
  },
});
