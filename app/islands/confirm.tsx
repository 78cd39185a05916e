import { useEffect, useRef, useState, type ComponentType } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { counted } from "./loads";
import type { ModalProps } from "./modal";
import { contentOf, type PageContent } from "./page-content";
import { bringSheetsOf, withDialogSheet } from "./sheets";

/** After this time the browser follows the link. */
const PATIENCE_MS = 5_000;

const loadModal = () => withDialogSheet(import("./modal"));

/**
 * Opens the page of a link or of a GET form that asks for confirmation in a dialog over the page. A form in the dialog posts as that
 * page would; when the page is not as expected, or does not come, the browser follows the link.
 */
export default function Confirm({ close }: IslandGiven<"confirm">) {
  const [opened, setOpened] = useState<{ Modal: ComponentType<ModalProps>; content: PageContent } | null>(
    null,
  );
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Headless UI cannot know which element had the focus before it was loaded.
    if (!opened) opener.current?.focus();
  }, [opened]);
  useEffect(() => {
    let openingHref: string | null = null;
    const open = (from: HTMLElement, href: string) => {
      if (openingHref === href) return;
      openingHref = href;
      Promise.all([loadModal(), confirmPage(href)])
        .then(([{ default: Modal }, content]) => {
          opener.current = from;
          setOpened({ Modal, content });
        })
        .catch(() => window.location.assign(href))
        .finally(() => (openingHref = null));
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || isForTheBrowser(event)) return;
      event.preventDefault();
      open(link, link.href);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = formOf(event);
      if (!form || event.defaultPrevented) return;
      event.preventDefault();
      open(event.submitter ?? form, addressOf(form));
    };
    const onApproach = (event: Event) => {
      if (linkOf(event)) loadModal().catch(() => undefined);
    };
    const onCancel = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest(".modal a[data-cancel]");
      if (!link) return;
      event.preventDefault();
      setOpened(null);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("click", onCancel);
    document.addEventListener("pointerover", onApproach);
    document.addEventListener("focusin", onApproach);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("click", onCancel);
      document.removeEventListener("pointerover", onApproach);
      document.removeEventListener("focusin", onApproach);
    };
  }, []);
  if (!opened) return null;
  const { Modal, content } = opened;
  return <Modal {...content} close={{ words: close, now: () => setOpened(null) }} />;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-confirm]") : null;

const formOf = ({ target }: Event) =>
  target instanceof HTMLFormElement && target.matches('form[method="get"][data-confirm]') ? target : null;

/** Where the browser would send a GET form. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  address.search = new URLSearchParams(entries).toString();
  return address.href;
}

/** The user wants a new tab or window. */
const isForTheBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey;

/** The content of a page that asks for confirmation; throws for any other: a sign-in, a refusal, an error. */
async function confirmPage(href: string): Promise<PageContent> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), PATIENCE_MS);
  try {
    const init = { headers: { Accept: "text/html" }, signal: timeout.signal };
    const answer = await counted(() => fetch(href, init));
    if (answer.status !== 200 || answer.redirected) throw new Error(`${href} answered ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const content = page.querySelector('main form[method="post"]') && contentOf(page, href);
    if (!content) throw new Error(`${href} does not ask`);
    await bringSheetsOf(page);
    return content;
  } finally {
    clearTimeout(timer);
  }
}
