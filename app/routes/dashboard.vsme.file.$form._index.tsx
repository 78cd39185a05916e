export { notServed as action } from "~/web/loader.server";
export { loader } from "~/features/vsme/file.server";
