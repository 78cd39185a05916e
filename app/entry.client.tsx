import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { letTheBrowserPostWhatScriptCannot } from "~/ui/form/native-post";

letTheBrowserPostWhatScriptCannot();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
