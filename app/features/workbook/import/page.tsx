import { useLoaderData } from "@remix-run/react";
import { useRefusedForm } from "~/ui/form/refused-form";
import type { ShownImport } from "./load.server";
import { WholeChange } from "./change";
import { Done, Failed, Running } from "./outcome";
import { Preview } from "./preview";
import { Reading } from "./reading";

export function Import() {
  const page = useLoaderData() as ShownImport;
  const refused = useRefusedForm();
  switch (page.state) {
    case "reading":
      return <Reading page={page} />;
    case "preview":
      return <Preview page={page} refused={refused} />;
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
