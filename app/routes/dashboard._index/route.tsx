import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { loader } from "./load.server";
import { DraftHome } from "./view";

export { refreshHeaders as headers } from "~/web/page-headers.server";
export { action, loader } from "./load.server";

export const handle: PageHandle = {
  title: "dashboard:home.title",
};

export default function HomePage() {
  return <DraftHome {...useLoaderData<typeof loader>()} />;
}
