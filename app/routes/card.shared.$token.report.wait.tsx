export { waitingLoader as loader } from "~/features/public-card/shared/report.server";
export { handle, SharedReportPage as default } from "~/features/public-card/shared/report-page";
export { notServed as action } from "~/web/loader.server";
