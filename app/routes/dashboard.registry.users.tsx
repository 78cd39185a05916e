import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { readersOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the pages of the people share. */
export const handle: PageHandle = { title: "people:crumb", crumb: "people:crumb" };

export default function PeoplePages() {
  return <Outlet />;
}
