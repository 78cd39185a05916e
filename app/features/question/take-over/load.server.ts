import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentTopic } from "./present";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const { milestone = "" } = params;
  const topic = await ifOffered(viewer.call("survey.lastYear", { params: { id: milestone }, query: {} }));
  return presentTopic(t, topic, { milestone, canWrite: viewer.can("write") });
});
