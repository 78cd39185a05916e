import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import restore from "~/texts/it/restore.json";
import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "~/ui/layout/page-handle";
import { notServed } from "~/web/not-served.server";
import type { ShownRestore } from "./load.server";
import { Done, Failed, Running, Unknown } from "./outcome";

export { loader } from "./load.server";
export const action = notServed;

const named = (part: "title" | "crumb") => (page: ShownRestore | undefined) =>
  `restore:${page?.state ?? "running"}.${part}` as TextKey;

export const handle: PageHandle<ShownRestore | undefined> = {
  title: named("title"),
  crumb: named("crumb"),
  texts: { restore },
  scriptless: true,
};

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const sent = new Headers();
  const refresh = loaderHeaders.get("Refresh");
  if (refresh) sent.set("Refresh", refresh);
  return sent;
};

/** How far a restore is, and what came of it. */
export default function Restoring() {
  const page = useLoaderData() as ShownRestore;
  switch (page.state) {
    case "running":
      return <Running page={page} />;
    case "done":
      return <Done page={page} />;
    case "failed":
      return <Failed page={page} />;
    case "unknown":
      return <Unknown page={page} />;
  }
}
