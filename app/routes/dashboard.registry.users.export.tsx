export { loader } from "~/features/people/list/file.server";
export { notServed as action } from "~/web/loader.server";
