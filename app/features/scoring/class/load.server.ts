import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { CLASSES } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { homePageInput, homePageOf } from "~/web/home-page.server";
import { abovePeriod, askedPeriod, periodWords } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import { scoringPage } from "./present";

export { notServedInPeriods as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(params);
  const urls = surveyUrls(period);
  const level = CLASSES.find((id) => id === params["level"]);
  if (!level) throw new ApiError(404, "internal/not_found");
  const topic = new URL(request.url).searchParams.get("tema");
  const home = await homePageOf(viewer.call, homePageInput(period, { depth: "questions" }));
  const isVersion = period !== null && period.version !== "draft";
  if (isVersion && home.card.id === null) throw redirect(urls.period(), 303);
  return {
    ...scoringPage(t, home, { level, period, topic, user: viewer.user }),
    note: periodWords(period, viewer, isVersion ? home.card.issuedAt : null),
    above: [...abovePeriod(params), { label: t("scoring:crumb"), to: urls.scoring() }],
  };
});
