import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";

/** Only the step of the breadcrumb that the pages of the attestations share. */
export const handle: PageHandle = {
  title: "attestations:title",
  crumb: "attestations:title",
};

export const loader = privateLoader({}, () => null);
export const action = notServed;

export default function AttestationPages() {
  return <Outlet />;
}
