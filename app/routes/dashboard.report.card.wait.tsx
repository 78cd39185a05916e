export { action, cardLoader as loader } from "~/features/report/load.server";
export { handle, ReportPage as default } from "~/features/report/page";
