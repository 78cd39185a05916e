export { loader } from "~/features/benchmark/file.server";
export { notServed as action } from "~/web/loader.server";
