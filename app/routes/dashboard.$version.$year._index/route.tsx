import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import type { loader } from "../dashboard._index/load.server";
import type { Home } from "../dashboard._index/present";
import { titleOf } from "../dashboard._index/title";
import { DraftHome, PeriodHome } from "../dashboard._index/view";

export { loader } from "../dashboard._index/load.server";
export { notServedInPeriods as action } from "~/web/not-served.server";
export { refreshHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle<Home | undefined> = {
  title: (home) => (home ? titleOf(home) : "dashboard:home.title"),
  crumb: (home) => (home ? titleOf(home) : "dashboard:home.title"),
};

/** The home page of a version or of another year; the draft of the current year is the one it always is. */
export default function PeriodPage() {
  const home = useLoaderData<typeof loader>();
  return home.mode === "draft" ? <DraftHome {...home} /> : <PeriodHome {...home} />;
}
