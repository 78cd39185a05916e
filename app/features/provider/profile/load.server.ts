import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import { profilesOf } from "../profiles/load.server";

/** One profile of a company: what it opens now, and who has it. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const { company, profiles } = await profilesOf(viewer, params["id"]);
  const profile = profiles.find((one) => one.profile === params["profile"]);
  if (!profile) throw new ApiError(404, "internal/not_found");
  return {
    company,
    profile,
    above: [
      { label: company.name, to: providerUrls.company(company.id) },
      { label: t("provider:profiles.crumb"), to: providerUrls.profiles(company.id) },
    ],
  };
});
