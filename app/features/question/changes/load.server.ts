import { t } from "~/texts/i18n.server";
import { aboveSurvey, askedPeriod, published, versionQueryOf } from "~/web/period.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { changesPage } from "./present";

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(params);
  const pageParam = new URL(request.url).searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(pageParam) ? Number(pageParam) : 1;
  const call = viewer.call("survey.answerChanges", {
    params: { id: params.question ?? "" },
    query: { ...versionQueryOf(period), page },
  });
  return { ...changesPage(t, await published(period, ifOffered(call)), period), above: aboveSurvey(params) };
});
