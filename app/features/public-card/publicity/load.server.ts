import { t } from "~/texts/i18n.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { drawingOf } from "~/charts/qr-code";
import { publicAddress } from "~/web/site.server";
import { BADGE } from "../files/badge";

export const loader = privateLoader({}, async ({ viewer }) => {
  const { newest, ...publicity } = await ifOffered(viewer.call("survey.publicity", {}));
  return {
    ...publicity,
    canWrite: viewer.can("write"),
    shown: newest === null ? null : waysTo(newest),
  };
});

/** What leads others to a card: an address, a code, a badge for pages of the company's own. */
function waysTo(number: string) {
  const address = publicAddress(cardUrls.shown(number));
  const alternative = t("publicCard:publicity.badge_alt", { number });
  const badge = publicAddress(cardUrls.badge(number));
  return {
    number,
    href: cardUrls.shown(number),
    address,
    drawing: drawingOf(address),
    size: BADGE,
    html: `<a href="${address}"><img src="${badge}" width="${BADGE.width}" height="${BADGE.height}" alt="${alternative}"></a>`,
  };
}
