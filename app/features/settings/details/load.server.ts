import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { user, call } }) => {
  const [security, locales] = await Promise.all([
    nullUnlessOffered(call("user.security", {})),
    nullUnlessOffered(call("config.locales", {})),
  ]);
  const { email, name, surname, phoneNumber, preferredLocale } = user;
  return {
    email,
    stored: { name, surname, phoneNumber: phoneNumber ?? "", preferredLocale },
    locales: (locales ?? []).map(({ id, label }) => ({ value: id, label })),
    consents: (security?.consents ?? []).map(({ kind, acceptedAt, version }) => ({
      label: t(`settings:details.consent.${kind}`),
      words:
        version === null
          ? t("settings:details.accepted", { date: formatDate(acceptedAt) })
          : t("settings:details.accepted_version", { date: formatDate(acceptedAt), version }),
    })),
  };
});
