export { action, loader } from "~/features/benchmark/first-score/load.server";
export { FirstScore as default, handle } from "~/features/benchmark/first-score/page";
export { rulerLinks as links } from "~/ui/charts/ruler-links";
