import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { readersOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the pages of the history share. */
export const handle: PageHandle = {
  title: "dashboard:history.title",
  crumb: "dashboard:history.title",
};

export default function HistoryPages() {
  return <Outlet />;
}
