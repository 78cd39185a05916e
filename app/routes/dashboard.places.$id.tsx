export { toPlaceElsewhere as loader } from "~/features/shell/lead-on.server";
export { notServed as action } from "~/web/loader.server";
