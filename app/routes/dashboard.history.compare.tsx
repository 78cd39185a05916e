import type { ComparePage } from "~/features/history/compare/load.server";
import type { PageHandle } from "~/ui/layout/page-handle";
import { Choose } from "~/features/history/compare/choose";
import { ComparedView } from "~/features/history/compare/view";
import { useLoaderData } from "@remix-run/react";

export { action, loader } from "~/features/history/compare/load.server";

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
