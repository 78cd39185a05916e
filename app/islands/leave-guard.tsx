import { useEffect } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { leavesThePage } from "./leaving";

/** The browser asks before the user leaves a form with unsaved values; sending the form is not leaving. */
export default function LeaveGuard({ isRefused = false, place }: IslandGiven<"leave-guard">) {
  useEffect(() => {
    const form = place.closest("form");
    if (!form) return;
    let isSent = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (isSent || !leavesThePage(document.activeElement) || !(isRefused || differs(form))) return;
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

/** Whether a posted field holds another value than the server put there. */
const differs = (form: HTMLFormElement) => [...form.elements].some(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstShown(field);
  if (!(field instanceof HTMLInputElement) || field.name === "" || field.type === "hidden") return false;
  if (field.type === "file") return field.value !== "";
  const isChoice = field.type === "radio" || field.type === "checkbox";
  return isChoice ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The option that the server selected; without one a browser shows the first. */
const firstShown = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
