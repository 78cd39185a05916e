import { useLoaderData } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { loadChoices } from "../dashboard.registry/choices.server";
import { fieldsOf, sectionNamed, type Section } from "../dashboard.registry/form";
import { fieldLabels } from "../dashboard.registry/present";
import { savedNotice } from "../dashboard.registry/saved-notice";
import { stored, updateFrom } from "../dashboard.registry/save.server";
import { SectionForm } from "./section-form";

export { retryHeaders as headers } from "~/web/page-headers.server";

type Titled = PageHandle<{ section: Section }>;
export const handle: Titled = {
  title: ({ section }) => `registry:section.${section}`,
  crumb: ({ section }) => `registry:section.${section}`,
};

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const section = known(params["section"]);
  const company = await viewer.call("registry.company", {});
  return {
    section,
    company,
    choices: await loadChoices([section], viewer.call, company),
    year: viewer.user.currentFiscalYear,
    canWrite: viewer.can("write"),
  };
});

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

export default function RegistrySection() {
  const { section, ...data } = useLoaderData<typeof loader>();
  const t = useT();
  const failure = useFailure();
  const labels = fieldLabels(t, failure?.values["country"]?.[0] ?? data.company.country);
  return (
    <>
      <ErrorSummary failure={failure} labels={labels} />
      <PageHeading title={t(`registry:section.${section}`)} lead={t(`registry:section_text.${section}`)} />
      <div id={section} className="flow">
        <SectionForm key={section} {...data} {...{ section, labels, failure }} />
      </div>
    </>
  );
}

/** The section of the address, or 404. */
function known(name: string | undefined): Section {
  const section = sectionNamed(name);
  if (!section) throw new ApiError(404, "internal/not_found");
  return section;
}
