import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import { urls } from "~/web/urls";

/** Opens the next fiscal year: it ends the work on the present one, which has to be said by whoever does it. */
export const action = privateAction({
  right: "administer",
  fields: { year: { max: 4, digits: true }, understood: { max: 2 } },
  perform: async ({ viewer, values }) => {
    if (values.one("understood") === "") throw refuse([{ path: "understood", code: "confirm_year" }]);
    const year = Number(values.one("year"));
    await ifOffered(viewer.call("user.openYear", { body: { year } }));
    const notice = { kind: "success", key: "registry:year.opened", params: { year: String(year) } } as const;
    return redirectTo(viewer.session, urls.home(), { notice });
  },
});
