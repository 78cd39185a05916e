import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { readersOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the pages of the registers share. */
export const handle: PageHandle = {
  title: "registers:title",
  crumb: "registers:title",
};

export default function RegisterPages() {
  return <Outlet />;
}
