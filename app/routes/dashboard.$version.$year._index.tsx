import type { Home } from "~/features/home/present";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { loader } from "~/features/home/load.server";
import { PeriodHome } from "~/features/home/period";
import { DraftHome } from "~/features/home/view";
import { titleOf } from "~/features/home/title";
import { useLoaderData } from "@remix-run/react";

export { links } from "~/features/home/links";
export { loader } from "~/features/home/load.server";
export { notServedInPeriods as action } from "~/web/loader.server";

export const handle: PageHandle<Home | undefined> = {
  title: (home) => (home ? titleOf(home) : "dashboard:home.title"),
  crumb: (home) => (home ? titleOf(home) : "dashboard:home.title"),
};

/**
 * The home page of a version or of another year; the draft of the current year looks the same here as at /dashboard.
 */
export default function PeriodPage() {
  const home = useLoaderData<typeof loader>();
  return home.mode === "draft" ? <DraftHome {...home} /> : <PeriodHome {...home} />;
}
