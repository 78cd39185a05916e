export { action, loader } from "~/features/scoring/plan/load.server";
export { DevelopmentPlan as default, handle } from "~/features/scoring/plan/page";
