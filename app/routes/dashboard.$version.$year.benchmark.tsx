export { loader } from "~/features/benchmark/load.server";
export { Benchmark as default, handle } from "~/features/benchmark/page";
export { notServedInPeriods as action } from "~/web/loader.server";
