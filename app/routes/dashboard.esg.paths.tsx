export { action, loader } from "~/features/survey/paths/load.server";
export { Paths as default, handle } from "~/features/survey/paths/page";
