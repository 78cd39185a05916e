import survey from "~/texts/it/survey.json";
import type { PageHandle } from "~/ui/layout/page-handle";

export { loader, action } from "./dashboard.esg.$levels._index/to-question.server";

export const handle: PageHandle = { title: "survey:title", texts: { survey } };

export default function Milestone() {
  return null;
}
