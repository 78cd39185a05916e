import { useLoaderData } from "@remix-run/react";
import compare from "~/texts/it/compare.json";
import history from "~/texts/it/history.json";
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
  texts: { compare, history },
  scriptless: true,
};

export default function Compare() {
  const page = useLoaderData() as ComparePage;
  return page.kind === "choose" ? <Choose {...page} /> : <ComparedView page={page} />;
}
