import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { urls } from "~/web/urls";
import { nextYear } from "./form";

/** Opens the next fiscal year. That ends the work on the present one, which the administrator has to confirm. */
export const action = privateAction({
  right: "administer",
  schema: nextYear,
  perform: async ({ viewer, value: { year } }) => {
    await ifOffered(viewer.call("user.openYear", { body: { year } }));
    const notice = { kind: "success", key: "registry:year.opened", params: { year: String(year) } } as const;
    return redirectTo(viewer.session, urls.home(), { notice });
  },
});
