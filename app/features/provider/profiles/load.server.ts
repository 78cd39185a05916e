import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import type { Viewer } from "~/web/viewer.server";
import { presentProfile } from "./present";

export async function profilesOf({ call }: Viewer, id: string | undefined) {
  const answer = await ifOffered(call("provider.profiles", { params: { id: id ?? "" } }));
  return {
    company: answer.company,
    profiles: answer.profiles.map((profile) => presentProfile(t, profile)),
  };
}

/** The profiles of a company, with the years of each. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const { company, profiles } = await profilesOf(viewer, params["id"]);
  return { company, profiles, above: [{ label: company.name, to: providerUrls.company(company.id) }] };
});
