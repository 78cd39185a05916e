import { useLoaderData } from "@remix-run/react";
import restore from "~/texts/it/restore.json";
import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "~/ui/layout/page-handle";
import { notServed } from "~/web/not-served.server";
import type { ShownRestore } from "./load.server";
import { Done, Failed, Running, Unknown } from "./outcome";

export { refreshHeaders as headers } from "~/web/page-headers.server";
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
