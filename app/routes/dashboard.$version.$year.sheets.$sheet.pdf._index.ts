export { pdfLoader as loader } from "~/features/sheets/pdf.server";
export { notServedInPeriods as action } from "~/web/loader.server";
