import { formatDateTime } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { call } }) => {
  const { sessions } = await ifOffered(call("user.sessions", {}));
  return {
    sessions: sessions.map(({ id, isPresent, since, lastUsed, kind, origin }) => ({
      id,
      isPresent,
      since: formatDateTime(since),
      lastUsed: formatDateTime(lastUsed),
      browser:
        kind === null
          ? t("settings:sessions.unknown")
          : t("settings:sessions.on", {
              browser: t(`settings:browser.${kind.browser}`),
              system: t(`settings:system.${kind.system}`),
            }),
      origin: origin ?? t("settings:sessions.unknown"),
    })),
  };
});
