import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import excel from "~/texts/it/excel.json";
import type { TextKey } from "~/texts/resources";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { retryHeaders } from "~/web/page-headers.server";
import type { ShownImport } from "./load.server";
import { WholeChange } from "./change";
import { Done, Failed, Running } from "./outcome";
import { Preview } from "./preview";

export { loader, action } from "./load.server";

const named = (part: "title" | "crumb") => (page: ShownImport | undefined) =>
  `excel:${page?.state ?? "preview"}.${part}` as TextKey;

export const handle: PageHandle<ShownImport | undefined> = {
  title: named("title"),
  crumb: named("crumb"),
  texts: { excel },
  scriptless: true,
};

export const headers: HeadersFunction = (asked) => {
  const sent = new Headers(retryHeaders(asked));
  const refresh = asked.loaderHeaders.get("Refresh");
  if (refresh) sent.set("Refresh", refresh);
  return sent;
};

export default function Import() {
  const page = useLoaderData() as ShownImport;
  const failure = useFailure();
  switch (page.state) {
    case "preview":
      return <Preview page={page} failure={failure} />;
    case "change":
      return <WholeChange page={page} />;
    case "running":
      return <Running page={page} />;
    case "done":
      return <Done page={page} />;
    case "failed":
      return <Failed page={page} />;
  }
}
