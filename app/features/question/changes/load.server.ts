import { t } from "~/texts/i18n.server";
import { aboveSurvey, askedPeriod, published, versionQueryOf } from "~/web/period.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { changesPage } from "./present";

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(params);
  const call = viewer.call("survey.answerChanges", {
    params: { id: params.question ?? "" },
    query: { ...versionQueryOf(period), page: pageIn(request, "page") },
  });
  return { ...changesPage(t, await published(period, ifOffered(call)), period), above: aboveSurvey(params) };
});
