export { loader } from "~/features/indicators/file.server";
export { notServed as action } from "~/web/loader.server";
