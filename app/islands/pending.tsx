import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";

/** A form sent within this time needs no words. */
const QUIET_MS = 500;

/** Once a form takes long, the pressed button and a status region say that it is being sent. */
export default function Pending({ words, place }: IslandGiven<"pending">) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const form = place.closest("form");
    if (!form) return;
    let restore = () => {};
    const onSubmit = ({ submitter }: SubmitEvent) => {
      restore();
      const timer = setTimeout(() => {
        const undo = busy(form, submitter, words);
        setSlow(true);
        restore = () => {
          undo();
          setSlow(false);
        };
      }, QUIET_MS);
      restore = () => clearTimeout(timer);
    };
    // The browser's Back shows this very page again, and then no form is being sent.
    const onShow = () => restore();
    form.addEventListener("submit", onSubmit);
    window.addEventListener("pageshow", onShow);
    return () => {
      form.removeEventListener("submit", onSubmit);
      window.removeEventListener("pageshow", onShow);
    };
  }, [place, words]);
  return (
    <span role="status" className="sr-only">
      {isSlow ? words : ""}
    </span>
  );
}

/** Puts the words on the pressed button; the returned function restores it. */
function busy(form: HTMLFormElement, button: HTMLElement | null, words: string): () => void {
  const before = button ? [...button.childNodes] : [];
  form.setAttribute("aria-busy", "true");
  button?.replaceChildren(words);
  return () => {
    form.removeAttribute("aria-busy");
    button?.replaceChildren(...before);
  };
}
