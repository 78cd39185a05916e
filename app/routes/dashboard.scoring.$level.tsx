export { action, loader } from "~/features/scoring/class/load.server";
export { ClassScoring as default, handle } from "~/features/scoring/class/page";
