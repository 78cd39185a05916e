import { lastClosedYear } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { loadChoices } from "../dashboard.registry/choices.server";
import { SECTIONS } from "../dashboard.registry/form";
import { platformLines, presentSections } from "./present";

export const loader = privateLoader({}, async ({ viewer }) => {
  const company = await viewer.call("registry.company", {});
  const choices = await loadChoices(SECTIONS, viewer.call, company);
  const year = viewer.user.currentFiscalYear;
  return {
    sections: presentSections(t, company, choices),
    platform: platformLines(t, company),
    canWrite: viewer.can("write"),
    fiscalYear: {
      year,
      isNextClosed: year + 1 <= lastClosedYear(new Date()),
      isAdmin: viewer.can("administer"),
    },
  };
});

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
