import { ApiError } from "~/api/errors";
import { privateLoader } from "~/web/loader.server";
import { loadChoices } from "../choices.server";
import { sectionNamed, type Section } from "../form";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const section = sectionOrNotFound(params["section"]);
  const company = await viewer.call("registry.company", {});
  return {
    section,
    company,
    choices: await loadChoices([section], viewer.call, company),
    year: viewer.user.currentFiscalYear,
    canWrite: viewer.can("write"),
  };
});

/** The section of the address, or 404. */
export function sectionOrNotFound(name: string | undefined): Section {
  const section = sectionNamed(name);
  if (!section) throw new ApiError(404, "internal/not_found");
  return section;
}
