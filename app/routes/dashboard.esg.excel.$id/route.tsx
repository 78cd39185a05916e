import { useLoaderData } from "@remix-run/react";
import excel from "~/texts/it/excel.json";
import type { TextKey } from "~/texts/resources";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { ShownImport } from "./load.server";
import { WholeChange } from "./change";
import { Done, Failed, Running } from "./outcome";
import { Preview } from "./preview";

export { refreshHeaders as headers } from "~/web/page-headers.server";
export { loader, action } from "./load.server";

const named = (part: "title" | "crumb") => (page: ShownImport | undefined) =>
  `excel:${page?.state ?? "preview"}.${part}` as TextKey;

export const handle: PageHandle<ShownImport | undefined> = {
  title: named("title"),
  crumb: named("crumb"),
  texts: { excel },
  scriptless: true,
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
