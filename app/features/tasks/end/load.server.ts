import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { taskUrls } from "~/web/task-urls";
import { presentTask } from "../present";

/** How the address says that a task ends. */
export function ending(named: string | undefined): "done" | "withdrawn" {
  if (named === "done" || named === "withdrawn") return named;
  throw new ApiError(404, "internal/not_found");
}

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const as = ending(params["end"]);
  const call = viewer.call("user.task", { params: { id: params["id"] ?? "" } });
  const task = presentTask(t, (await ifOffered(call)).task);
  const isOffered = as === "done" ? task.canEnd : task.canChange;
  return {
    as,
    id: task.id,
    subject: task.subject,
    state: task.state,
    isOffered,
    above: [{ label: task.subject, to: taskUrls.one(task.id) }],
  };
});
