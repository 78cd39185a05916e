import { Outlet } from "@remix-run/react";
import attestations from "~/texts/it/attestations.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";

/** Only the step of the breadcrumb that the pages of the attestations share. */
export const handle: PageHandle = {
  title: "attestations:title",
  crumb: "attestations:title",
  texts: { attestations },
  scriptless: true,
};

export const loader = /* @__PURE__ */ privateLoader({}, () => null);
export const action = notServed;

export default function AttestationPages() {
  return <Outlet />;
}
