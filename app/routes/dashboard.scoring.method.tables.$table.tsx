export { loader } from "~/features/scoring/method/table.server";
export { notServed as action } from "~/web/loader.server";
