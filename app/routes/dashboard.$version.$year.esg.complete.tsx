export { action, loader } from "~/features/survey/complete/load.server";
export { Complete as default, handle } from "~/features/survey/complete/page";
