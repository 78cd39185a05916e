import { CLASSES } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { MOVE } from "~/web/urls";
import { planPage } from "./present";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const { searchParams } = new URL(request.url);
  const level = CLASSES.find((id) => id === searchParams.get("classe"));
  const plan = await ifOffered(viewer.call("scoring.developmentPlan", { query: level ? { level } : {} }));
  const { companyName: company } = viewer.user;
  return planPage(t, plan, { company, canWrite: viewer.can("write"), ticked: searchParams.getAll(MOVE) });
});
