import { useLoaderData } from "@remix-run/react";
import { stateHandle } from "~/ui/layout/state-handle";
import { notServed } from "~/web/not-served.server";
import type { ShownRestore } from "./load.server";
import { Done, Failed, UnderWay, Unknown } from "./outcome";

export { refreshHeaders as headers } from "~/web/page-headers.server";
export { loader } from "./load.server";
export const action = notServed;

export const handle = stateHandle<ShownRestore>("restore", "running");

/** How far a restore is, and what came of it. */
export default function Restoring() {
  const page = useLoaderData() as ShownRestore;
  switch (page.state) {
    case "waiting":
    case "running":
      return <UnderWay page={page} />;
    case "done":
      return <Done page={page} />;
    case "failed":
      return <Failed page={page} />;
    case "unknown":
      return <Unknown page={page} />;
  }
}
