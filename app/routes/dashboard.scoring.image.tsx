export { loader } from "~/features/scoring/overview/image.server";
export { notServed as action } from "~/web/loader.server";
