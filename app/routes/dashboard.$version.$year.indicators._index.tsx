export { loader } from "~/features/indicators/load.server";
export { handle, Indicators as default } from "~/features/indicators/page";
export { notServedInPeriods as action } from "~/web/loader.server";
