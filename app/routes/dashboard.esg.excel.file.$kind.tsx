export { loader } from "~/features/workbook/download/load.server";
export { notServed as action } from "~/web/loader.server";
