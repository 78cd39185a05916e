import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";

/** From this width the style sheet puts the help beside the answer. */
const BESIDE = "(min-width: 62.5em)";
/** Why it is asked, and where the datum is. */
const OPENED = 2;

/** Beside the answer the help is open; below it, it stays folded. Ctrl+Enter (on a Mac also Cmd) saves and goes on. */
export default function Asking({ words, place }: IslandGiven<"asking">) {
  const [hasKeys, setKeys] = useState(false);
  useEffect(() => {
    const form = place.closest("form");
    if (!form) return;
    setKeys(window.matchMedia("(hover: hover)").matches);
    if (window.matchMedia(BESIDE).matches) openHelp(form);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      form.requestSubmit(form.querySelector<HTMLButtonElement>('[name="next"][value="continue"]'));
    };
    form.addEventListener("keydown", onKey);
    return () => form.removeEventListener("keydown", onKey);
  }, [place]);
  return hasKeys ? <span className="hint">{words}</span> : null;
}

function openHelp(form: HTMLFormElement): void {
  for (const help of form.querySelectorAll(".asked > .question-help")) {
    for (const details of [...help.querySelectorAll("details")].slice(0, OPENED)) details.open = true;
  }
}
