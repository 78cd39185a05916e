export { loader } from "~/features/files/content/load.server";
export { notServed as action } from "~/web/loader.server";
