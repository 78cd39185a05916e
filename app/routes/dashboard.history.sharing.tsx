import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";

export { readersOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the pages of the links share. */
export const handle: PageHandle = { title: "shares:title", crumb: "shares:title" };

export default function SharePages() {
  return <Outlet />;
}
