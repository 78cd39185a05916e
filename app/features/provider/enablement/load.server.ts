import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

type Enabling = "enable" | "disable";

export function enabling(change: string | undefined): Enabling {
  if (change !== "enable" && change !== "disable") throw new ApiError(404, "internal/not_found");
  return change;
}

/** The page that asks before a company is enabled, or is not any more. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const change = enabling(params["change"]);
  const company = await ifOffered(viewer.call("provider.company", { params: { id: params["id"] ?? "" } }));
  const { id, businessName: name, isEnabled, verification } = company;
  return {
    ...{ id, name, change },
    isDone: isEnabled === (change === "enable"),
    endsVerification: change === "disable" && verification !== null,
    endsRequest: change === "disable" && company.identityRequest !== null,
    why: t(`provider:${change}.already`),
    above: [{ label: name, to: providerUrls.company(id) }],
  };
});
