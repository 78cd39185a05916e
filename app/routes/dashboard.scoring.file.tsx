export { loader } from "~/features/scoring/overview/file.server";
export { notServed as action } from "~/web/loader.server";
