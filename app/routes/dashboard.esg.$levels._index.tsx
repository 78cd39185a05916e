export { action, loader } from "~/features/survey/level/load.server";
export { Level as default, handle } from "~/features/survey/level/page";
