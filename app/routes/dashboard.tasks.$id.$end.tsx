import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/tasks/end/act.server";
export { loader } from "~/features/tasks/end/load.server";
export { EndTask as default } from "~/features/tasks/end/page";

type Ending = { as: "done" | "withdrawn" } | undefined;

export const handle: PageHandle<Ending> = {
  title: (ending) => (ending ? `tasks:end.${ending.as}` : "tasks:crumb"),
  crumb: (ending) => (ending ? `tasks:end.${ending.as}` : "tasks:crumb"),
};
