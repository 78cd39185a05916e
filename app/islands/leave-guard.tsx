import { useEffect } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { leavesThePage } from "./leaving";
import { isUnsaved } from "./unsaved";

/** The browser asks before the user leaves a form with unsaved values; sending the form is not leaving. */
export default function LeaveGuard({ isRefused = false, place }: IslandGiven<"leave-guard">) {
  useEffect(() => {
    const form = place.closest("form");
    if (!form) return;
    let isSent = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (isSent || !leavesThePage(document.activeElement) || !isUnsaved(form, isRefused)) return;
      event.preventDefault();
      // Browsers before 2023 need the value, not the call.
      event.returnValue = "1";
    };
    const onSubmit = () => (isSent = true);
    // Back on the page, or typing again: the request did not lead away.
    const onStay = () => (isSent = false);
    form.addEventListener("submit", onSubmit);
    form.addEventListener("input", onStay);
    window.addEventListener("pageshow", onStay);
    window.addEventListener("beforeunload", ask);
    return () => {
      form.removeEventListener("submit", onSubmit);
      form.removeEventListener("input", onStay);
      window.removeEventListener("pageshow", onStay);
      window.removeEventListener("beforeunload", ask);
    };
  }, [place, isRefused]);
  return null;
}
