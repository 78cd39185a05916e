import type { PageHandle } from "~/ui/layout/page-handle";
import type { loader } from "~/features/home/load.server";
import { DraftHome } from "~/features/home/view";
import { useLoaderData } from "@remix-run/react";

export { action } from "~/features/home/act.server";
export { links } from "~/features/home/links";
export { loader } from "~/features/home/load.server";

export const handle: PageHandle = {
  title: "dashboard:home.title",
};

export default function HomePage() {
  return <DraftHome {...useLoaderData<typeof loader>()} />;
}
