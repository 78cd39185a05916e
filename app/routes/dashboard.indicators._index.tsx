export { loader } from "~/features/indicators/load.server";
export { handle, Indicators as default } from "~/features/indicators/page";
export { notServed as action } from "~/web/loader.server";
