export { action, loader } from "~/features/scoring/simulation/load.server";
export { Simulation as default, handle } from "~/features/scoring/simulation/page";
export { rulerLinks as links } from "~/ui/charts/ruler-links";
