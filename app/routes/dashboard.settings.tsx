import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { signedInOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the settings share. */
export const handle: PageHandle = { title: "settings:crumb", crumb: "settings:crumb" };

export default function SettingsPages() {
  return <Outlet />;
}
