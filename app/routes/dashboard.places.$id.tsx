export { toPlaceElsewhere as loader } from "~/features/shell/lead-on.server";
