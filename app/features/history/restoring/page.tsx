import { useLoaderData } from "@remix-run/react";
import type { ShownRestore } from "./load.server";
import { Done, Failed, UnderWay, Unknown } from "./outcome";

/** The progress of a restore, and its result. */
export function Restoring() {
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
