import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { presentTasks } from "../present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const tasks = await ifOffered(viewer.call("user.tasks", { query: {} }));
  const pages = { mine: pageIn(request), asked: pageIn(request, "chieste") };
  return {
    ...presentTasks(t, tasks, pages),
    canWrite: viewer.can("write"),
    seesAll: viewer.can("administer"),
  };
});
