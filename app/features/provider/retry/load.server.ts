import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

/** The mail that the address names; null = all that were given up. */
export function mailNamed(request: Request): number | null {
  const given = new URL(request.url).searchParams.get("mail") ?? "";
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null;
}

export const loader = privateLoader({ right: "provide" }, ({ request }) => ({
  which: mailNamed(request) === null ? ("all" as const) : ("one" as const),
  above: [{ label: t("provider:tab.mails"), to: providerUrls.mails() }],
}));
