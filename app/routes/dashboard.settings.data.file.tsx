export { loader } from "~/features/owner/data/file.server";
export { notServed as action } from "~/web/loader.server";
