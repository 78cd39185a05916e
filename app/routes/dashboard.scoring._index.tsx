export { loader } from "~/features/scoring/start/load.server";
export { notServedInPeriods as action } from "~/web/loader.server";

export default function ScoringBegins() {
  return null;
}
