import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentTask } from "../present";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const call = viewer.call("user.task", { params: { id: params["id"] ?? "" } });
  const { task, colleagues } = await ifOffered(call);
  return { task: presentTask(t, task), colleagues };
});
