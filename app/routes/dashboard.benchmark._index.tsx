export { loader } from "~/features/benchmark/load.server";
export { Benchmark as default, handle } from "~/features/benchmark/page";
export { benchmarkLinks as links } from "~/ui/charts/benchmark-links";
export { notServedInPeriods as action } from "~/web/loader.server";
