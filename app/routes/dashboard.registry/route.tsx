import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";

/** Only the step of the breadcrumb that the registry's pages share. */
export const handle: PageHandle = { title: "registry:title", crumb: "registry:title" };

export const loader = privateLoader({}, () => null);
export const action = notServed;

export default function RegistryPages() {
  return <Outlet />;
}
