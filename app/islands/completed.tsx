import { useEffect, useState, type ReactNode } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { contentOf } from "./page-content";

/** Whoever has just given the last answer finds the page of what that means in a dialog too. */
export default function Completed({ close, mark }: IslandGiven<"completed">) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    if (window.location.hash !== `#${mark}`) return;
    const { pathname, search } = window.location;
    import("./modal").then(
      ({ default: Modal }) => {
        const content = contentOf(document, pathname);
        if (!content) return;
        // Looked at again later, it is a page like any other.
        window.history.replaceState(window.history.state, "", pathname + search);
        setDialog(<Modal {...content} close={{ words: close, now: () => setDialog(null) }} />);
      },
      () => undefined,
    );
  }, [close, mark]);
  return <>{dialog}</>;
}
