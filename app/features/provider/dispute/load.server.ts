import { formatDateTime } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

/** An open dispute; one that was closed meanwhile is no longer found. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const call = viewer.call("provider.dispute", { params: { id: params["id"] ?? "" } });
  const { sentAt, ...dispute } = await ifOffered(call);
  return {
    ...dispute,
    sentOn: formatDateTime(sentAt),
    above: [{ label: t("provider:tab.disputes"), to: providerUrls.disputes() }],
  };
});
