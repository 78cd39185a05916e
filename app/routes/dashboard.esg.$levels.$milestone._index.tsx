import type { PageHandle } from "~/ui/layout/page-handle";

export { loader, action } from "./dashboard.esg.$levels._index/to-question.server";

export const handle: PageHandle = { title: "survey:title" };

export default function Milestone() {
  return null;
}
