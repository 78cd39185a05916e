export { loader } from "~/features/workbook/download/load.server";
