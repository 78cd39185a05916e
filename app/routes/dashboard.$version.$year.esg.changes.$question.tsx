export { loader } from "~/features/question/changes/load.server";
export { Changes as default, handle } from "~/features/question/changes/page";
export { notServedInPeriods as action } from "~/web/loader.server";
