export { loader } from "~/features/sheets/load.server";
export { handle, SheetPage as default } from "~/features/sheets/page";
export { notServedInPeriods as action } from "~/web/loader.server";
