import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { signedInOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that its pages share. */
export const handle: PageHandle = {
  title: "settings:second_factor.title",
  crumb: "settings:second_factor.title",
};

export default function SecondFactorPages() {
  return <Outlet />;
}
