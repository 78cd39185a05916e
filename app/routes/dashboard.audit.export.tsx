export { loader } from "~/features/audit/file.server";
export { notServed as action } from "~/web/loader.server";
