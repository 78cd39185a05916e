import { redirect } from "@remix-run/node";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

/** Asks before a notice is taken away; without one there is nothing to ask. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer }) => {
  const { present } = await ifOffered(viewer.call("provider.notices", {}));
  if (present === null) throw redirect(providerUrls.notices());
  const { id, title } = present;
  return { id, title, above: [{ label: t("provider:tab.notices"), to: providerUrls.notices() }] };
});
