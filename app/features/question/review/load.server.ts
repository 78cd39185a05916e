import { t } from "~/texts/i18n.server";
import { aboveSurvey, askedPeriod, published, readOnlyCode, versionQueryOf } from "~/web/period.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { reviewPage } from "./present";

export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(params);
  const area = params.area ?? "";
  const query = { ...versionQueryOf(period), area };
  const answers = await published(period, ifOffered(viewer.call("survey.answers", { query })));
  const isCurrent = readOnlyCode(period, viewer) === null;
  const search = new URL(request.url).searchParams;
  const { companyName: company } = viewer.user;
  const context = { area, period, search, isCurrent, canWrite: viewer.can("write"), company };
  return { ...reviewPage(t, answers, context), above: aboveSurvey(params) };
});
