export { loader } from "~/features/scoring/overview/image.server";
export { notServedInPeriods as action } from "~/web/loader.server";
