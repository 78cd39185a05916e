import { leavesThePage } from "./leaving";
import { beginLoad } from "./loads";

/** A document that comes within this time needs no screen. */
const SLOW_MS = 2_000;
/** A document that never comes must not block the page. */
const LONGEST_MS = 20_000;

/** Once the next document takes long, a screen says so. Escape or a click removes it; so does a page that comes back. */
export function followLeaving(page: Document, words: string): void {
  const screen = page.body.appendChild(page.createElement("div"));
  screen.setAttribute("role", "status");
  let stop = () => {};
  window.addEventListener("beforeunload", (event) => {
    stop();
    if (leavesThePage(page.activeElement)) stop = watch(event, () => show(screen, words));
  });
  for (const sign of ["pageshow", "click"]) window.addEventListener(sign, () => stop());
  window.addEventListener("keydown", ({ key }) => key === "Escape" && stop());
}

/** Counts the document and shows the screen when it is late; the returned function ends both. */
function watch(event: BeforeUnloadEvent, showScreen: () => () => void): () => void {
  const end = beginLoad();
  let hide = () => {};
  const stop = () => {
    clearTimeout(timer);
    end();
    hide();
  };
  let timer = setTimeout(() => {
    // The leave guard asked, and the user stayed.
    if (event.defaultPrevented) return stop();
    hide = showScreen();
    timer = setTimeout(stop, LONGEST_MS);
  }, SLOW_MS);
  return stop;
}

/** Fills the screen with words and dots, which the style sheet moves; the returned function empties it. */
function show(screen: HTMLElement, words: string): () => void {
  const dots = screen.ownerDocument.createElement("span");
  dots.className = "loading-dots";
  dots.setAttribute("aria-hidden", "true");
  dots.textContent = "...";
  const line = screen.ownerDocument.createElement("p");
  line.append(words, dots);
  screen.className = "loading";
  screen.replaceChildren(line);
  return () => {
    screen.className = "";
    screen.replaceChildren();
  };
}
