import { useLoaderData } from "@remix-run/react";
import { useFailure } from "~/ui/form/failure";
import type { ShownImport } from "./load.server";
import { WholeChange } from "./change";
import { Done, Failed, Running } from "./outcome";
import { Preview } from "./preview";

export function Import() {
  const page = useLoaderData() as ShownImport;
  const failure = useFailure();
  switch (page.state) {
    case "preview":
      return <Preview page={page} failure={failure} />;
    case "change":
      return <WholeChange page={page} />;
    case "running":
      return <Running page={page} followed={page.followed} />;
    case "done":
      return <Done page={page} />;
    case "failed":
      return <Failed page={page} />;
  }
}
