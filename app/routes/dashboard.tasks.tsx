import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { readersOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the pages of the tasks share. */
export const handle: PageHandle = { title: "tasks:crumb", crumb: "tasks:crumb" };

export default function TaskPages() {
  return <Outlet />;
}
