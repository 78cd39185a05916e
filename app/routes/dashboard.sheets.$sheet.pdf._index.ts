export { pdfLoader as loader } from "~/features/sheets/pdf.server";
export { notServed as action } from "~/web/loader.server";
