export { loader } from "~/features/question/review/load.server";
export { Review as default, handle } from "~/features/question/review/page";
export { notServedInPeriods as action } from "~/web/loader.server";
