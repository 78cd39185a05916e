import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { planPage, TOP } from "./present";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const isAll = new URL(request.url).searchParams.has("tutti");
  const plan = await ifOffered(viewer.call("scoring.developmentPlan", { query: isAll ? {} : { top: TOP } }));
  return planPage(t, plan, viewer.user.companyName);
});
