/** The content of a page for use in another one: its heading, and everything below it. */
export interface PageContent {
  title: string;
  nodes: Node[];
}

const REFERENCES = ["for", "form", "aria-labelledby", "aria-describedby", "aria-controls"];

/** A fill that is a pattern of the page. */
const PATTERN = /^url\(#([^)]+)\)$/;

/**
 * The content of a page for a dialog. Its ids and the references to them get a prefix of their own, apart from those of
 * the page behind, and its forms post to their own address. Null where the page has no heading.
 */
export function contentOf(page: Document, address: string): PageContent | null {
  const main = page.querySelector("main")?.cloneNode(true);
  const heading = main instanceof Element ? main.querySelector("h1") : null;
  if (!(main instanceof Element) || !heading) return null;
  const title = heading.textContent ?? "";
  const ownIds = new Set([...main.querySelectorAll("[id]")].map(({ id }) => id));
  const renamed = (id: string) => (ownIds.has(id) ? `sopra-${id}` : id);
  for (const unwanted of [heading, ...main.querySelectorAll('#avvisi, [data-island="confirm"]')])
    unwanted.remove();
  // Outside `main` it would be the banner of the whole page; that of a card is the card's.
  for (const header of main.querySelectorAll("header:not(article *)")) {
    const block = document.createElement("div");
    block.append(...header.childNodes);
    header.replaceWith(block);
  }
  for (const element of main.querySelectorAll("*")) {
    if (element.id) element.id = renamed(element.id);
    for (const name of REFERENCES) {
      const ids = element.getAttribute(name);
      if (ids !== null) element.setAttribute(name, ids.split(" ").map(renamed).join(" "));
    }
    const fill = PATTERN.exec(element.getAttribute("fill") ?? "")?.[1];
    if (fill !== undefined) element.setAttribute("fill", `url(#${renamed(fill)})`);
    if (element.localName === "form") {
      element.setAttribute("action", new URL(element.getAttribute("action") ?? "", address).href);
    }
  }
  return { title, nodes: [...main.childNodes].map((node) => document.importNode(node, true)) };
}
