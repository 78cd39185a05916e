export { loader } from "~/features/indicators/file.server";
export { notServedInPeriods as action } from "~/web/loader.server";
