import { useLoaderData } from "@remix-run/react";
import attestations from "~/texts/it/attestations.json";
import card from "~/texts/it/card.json";
import dashboard from "~/texts/it/dashboard.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { loader } from "./load.server";
import { DraftHome } from "./view";

export { refreshHeaders as headers } from "~/web/page-headers.server";
export { action, loader } from "./load.server";

export const handle: PageHandle = {
  title: "dashboard:home.title",
  texts: { attestations, card, dashboard },
  scriptless: true,
};

export default function HomePage() {
  return <DraftHome {...useLoaderData<typeof loader>()} />;
}
