export { action, loader } from "~/features/scoring/simulation/load.server";
export { Simulation as default, handle } from "~/features/scoring/simulation/page";
export { planLinks as links } from "~/ui/charts/plan-links";
