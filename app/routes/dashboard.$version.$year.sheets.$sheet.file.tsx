export { fileLoader as loader } from "~/features/sheets/load.server";
export { notServedInPeriods as action } from "~/web/loader.server";
