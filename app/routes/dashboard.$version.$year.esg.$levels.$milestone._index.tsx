import type { PageHandle } from "~/ui/layout/page-handle";

export { action, loader } from "~/features/survey/level/to-question.server";

export const handle: PageHandle = { title: "survey:title" };

export default function Milestone() {
  return null;
}
