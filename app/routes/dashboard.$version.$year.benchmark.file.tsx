export { loader } from "~/features/benchmark/file.server";
export { notServedInPeriods as action } from "~/web/loader.server";
