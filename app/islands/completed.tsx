import { useEffect, useState, type ReactNode } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { contentOf } from "./page-content";
import { withDialogSheet } from "./sheets";

/** After the last answer, the page of the complete levels also opens in a dialog. */
export default function Completed({ close, mark }: IslandGiven<"completed">) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    if (window.location.hash !== `#${mark}`) return;
    const { pathname, search } = window.location;
    withDialogSheet(import("./modal")).then(
      ({ default: Modal }) => {
        const content = contentOf(document, pathname);
        if (!content) return;
        // Opened again later, the page has no dialog.
        window.history.replaceState(window.history.state, "", pathname + search);
        setDialog(<Modal {...content} close={{ words: close, now: () => setDialog(null) }} />);
      },
      () => undefined,
    );
  }, [close, mark]);
  return <>{dialog}</>;
}
