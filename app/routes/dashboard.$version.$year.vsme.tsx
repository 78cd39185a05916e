export { notServedInPeriods as action } from "~/web/loader.server";
export { loader } from "~/features/vsme/load.server";
export { handle, VsmePage as default } from "~/features/vsme/page";
