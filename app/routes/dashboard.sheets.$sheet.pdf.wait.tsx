export { waitingLoader as loader } from "~/features/sheets/pdf.server";
export { handle, SheetPdfPage as default } from "~/features/sheets/pdf-page";
export { notServed as action } from "~/web/loader.server";
