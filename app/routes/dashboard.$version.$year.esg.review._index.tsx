export { loader } from "~/features/question/review-start/load.server";
export { notServedInPeriods as action } from "~/web/loader.server";

export default function ReviewBegins() {
  return null;
}
