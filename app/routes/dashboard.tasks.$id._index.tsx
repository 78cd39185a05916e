export { action } from "~/features/tasks/one/act.server";
export { loader } from "~/features/tasks/one/load.server";
export { handle, OneTask as default } from "~/features/tasks/one/page";
