export { loader } from "~/features/scoring/overview/file.server";
export { notServedInPeriods as action } from "~/web/loader.server";
