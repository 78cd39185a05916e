import type { PageHandle } from "~/ui/layout/page-handle";
import { Outlet } from "@remix-run/react";

export { verifiersOnly as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";

/** Only the crumb that the pages of the verifier share. */
export const handle: PageHandle = { title: "verifier:crumb", crumb: "verifier:crumb" };

export default function VerifierPages() {
  return <Outlet />;
}
