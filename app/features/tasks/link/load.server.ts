import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const query = { questionId: (params["question"] ?? "").slice(0, 64) };
  const { subject, milestoneId } = await ifOffered(viewer.call("user.taskForm", { query }));
  return { subject, back: urls.question("full", milestoneId, query.questionId) };
});
