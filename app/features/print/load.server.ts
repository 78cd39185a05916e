import { redirect } from "@remix-run/node";
import { romeDay } from "~/domain/calendar-date";
import { ApiError } from "~/api/errors";
import { drawingOf } from "~/charts/qr-code";
import { t } from "~/texts/i18n.server";
import { homePageInput, homePageOf } from "~/web/home-page.server";
import { abovePeriod, askedPeriod } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";
import { shownLogo } from "~/web/logo.server";
import { cardUrls } from "~/web/card-urls";
import { publicAddress } from "~/web/site.server";
import { surveyUrls } from "~/web/urls";
import { presentPrint } from "./present";

export { notServedInPeriods as action } from "~/web/loader.server";

/** An issued card on paper. A draft is no card: its own page says how to issue it. */
export const loader = privateLoader({}, async ({ viewer, params }) => {
  const period = askedPeriod(params);
  if (period === null) throw new ApiError(404, "internal/not_found");
  const back = surveyUrls(period).period();
  if (period.version === "draft") throw redirect(back, 303);
  const home = await homePageOf(viewer.call, homePageInput(period, { depth: "milestones" }));
  if (home.card.id === null) throw redirect(back, 303);
  return {
    ...presentPrint(t, { home, user: viewer.user, today: home.today ?? romeDay(new Date()) }),
    logo: shownLogo(viewer.user.logoUrl),
    check: viewer.offers(cardUrls.shown(home.card.id)) ? checkOf(home.card.id) : null,
    back,
    reportHref: surveyUrls(period).reportPdf(),
    cardHref: surveyUrls(period).cardPdf(),
    above: abovePeriod(params),
  };
});

function checkOf(number: string) {
  const address = publicAddress(cardUrls.shown(number));
  return { address, drawing: drawingOf(address) };
}
