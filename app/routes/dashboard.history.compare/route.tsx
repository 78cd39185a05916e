import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { Choose } from "./choose";
import type { ComparePage } from "./load.server";
import { ComparedView } from "./view";

export { loader, action } from "./load.server";

export const handle: PageHandle<ComparePage | undefined> = {
  title: (page) =>
    page?.kind === "compared"
      ? { key: "compare:title", params: { before: page.before.name, after: page.after.name } }
      : "compare:choose.title",
  crumb: "compare:choose.crumb",
};

export default function Compare() {
  const page = useLoaderData() as ComparePage;
  return page.kind === "choose" ? <Choose {...page} /> : <ComparedView page={page} />;
}
