import { Outlet } from "@remix-run/react";
import registry from "~/texts/it/registry.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";

/** Only the step of the breadcrumb that the registry's pages share. */
export const handle: PageHandle = { title: "registry:title", crumb: "registry:title", texts: { registry } };

export const loader = /* @__PURE__ */ privateLoader({}, () => null);
export const action = notServed;

export default function RegistryPages() {
  return <Outlet />;
}
