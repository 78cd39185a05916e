import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import { openDisputes } from "../disputes/load.server";

/** An open dispute; one that was closed meanwhile is no longer found. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const dispute = (await openDisputes(viewer)).find(({ id }) => id === params["id"]);
  if (!dispute) throw new ApiError(404, "internal/not_found");
  return { ...dispute, above: [{ label: t("provider:tab.disputes"), to: providerUrls.disputes() }] };
});
