import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { loadChoices } from "./choices.server";
import { Conflict } from "./conflict";
import { FIELDS, sectionNamed, updateOf } from "./form";
import { fieldLabels, formRevision, proposedFor, storedValues } from "./present";
import { stored } from "./save.server";
import { Sections } from "./sections";
import { savedNotice } from "./saved-notice";

export const handle: PageHandle = { title: "registry:title", crumb: "registry:title" };

export const loader = privateLoader({}, async ({ viewer }) => {
  const company = await viewer.call("registry.company", {});
  return {
    company,
    choices: await loadChoices(viewer.call, company),
    year: viewer.user.currentFiscalYear,
    canWrite: viewer.can("write"),
  };
});

export const action = privateAction({
  right: "write",
  fields: FIELDS,
  perform: async ({ values, viewer }) => {
    const section = sectionNamed(values.one("section"));
    if (!section) throw refuse([{ path: "", code: "not_acceptable" }]);
    const body = updateOf([section], values);
    const { company } = await stored(values, viewer.call("registry.updateCompany", { body }));
    return redirectTo(viewer.session, urls.registry(), { notice: savedNotice(values, company) });
  },
});

export default function Registry() {
  const { company, choices, year, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  const failure = useFailure();
  const kept = storedValues(company);
  const labels = fieldLabels(t, failure?.values["country"]?.[0] ?? company.country);
  return (
    <>
      <ErrorSummary failure={failure} labels={labels} />
      <PageHeading
        title={t("registry:title")}
        lead={t(canWrite ? "registry:lead" : "registry:lead_reader")}
      />
      <Conflict
        stored={kept}
        updatedAt={company.updatedAt}
        discardHref={urls.registry()}
        {...{ choices, labels, failure }}
      />
      <Sections
        stored={kept}
        revision={formRevision(company, failure)}
        proposed={proposedFor(company)}
        {...{ company, choices, labels, failure, year, canWrite }}
      />
    </>
  );
}
