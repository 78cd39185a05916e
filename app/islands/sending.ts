/** A form sent within this time needs no words. */
const QUIET_MS = 500;

/**
 * Once a form takes long, the pressed button and a status region say that it is being sent. A form with words of its own
 * for it has them in `data-busy`.
 */
export function followSending(page: Document, words: string): void {
  let restore = () => {};
  page.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post") return;
    restore();
    const status = statusOf(form);
    const timer = setTimeout(() => {
      // A dialog or another part of the page took the form over.
      if (!event.defaultPrevented) restore = busy(form, submitter, status, form.dataset.busy ?? words);
    }, QUIET_MS);
    restore = () => clearTimeout(timer);
  });
  // The browser's Back shows this very page again, and then no form is being sent.
  window.addEventListener("pageshow", () => restore());
}

/** A region that is there before its words come, in the form, because a dialog hides the rest of the page. */
function statusOf(form: HTMLFormElement): HTMLElement {
  const found = form.querySelector<HTMLElement>(":scope > [role=status]");
  if (found) return found;
  const status = form.ownerDocument.createElement("p");
  status.setAttribute("role", "status");
  status.className = "sr-only";
  form.append(status);
  return status;
}

/** Puts the words on the pressed button; the returned function restores it. */
function busy(
  form: HTMLFormElement,
  button: HTMLElement | null,
  status: HTMLElement,
  words: string,
): () => void {
  const before = button ? [...button.childNodes] : [];
  form.setAttribute("aria-busy", "true");
  button?.replaceChildren(words);
  status.textContent = words;
  return () => {
    form.removeAttribute("aria-busy");
    button?.replaceChildren(...before);
    status.textContent = "";
  };
}
