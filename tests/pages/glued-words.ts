import { type HTMLElement, NodeType, type TextNode, type Node } from "node-html-parser";

/**
 * The elements that begin and end a line, or a cell, in every browser: those that a text browser knows. It knows neither
 * `section`, `header`, `footer`, `nav`, `main`, `fieldset`, `legend`, `details` nor `summary`, which therefore separate no
 * words, and nor do buttons, links, labels and spans.
 */
const SEPARATING = new Set([
  ..."html head title body p div form ul ol li dl dt dd h1 h2 h3 h4 h5 h6 pre blockquote hr br".split(" "),
  ..."table caption thead tbody tr th td figure figcaption select option optgroup textarea".split(" "),
]);

/** Drawn in place; hidden elements are apart. */
const isDrawn = (element: HTMLElement) =>
  element.rawTagName === "input" && element.getAttribute("type") !== "hidden";

const UNREAD = ["script", "style"];

/** Characters that may touch the word before them, and those that may touch the word after them. */
const CLOSES = /^[\s.,;:!?)\]»%…’]/;
const OPENS = /[\s(\[«’/]$/;

/**
 * The places of a page where words of two elements have no space between them, so that a reader of the text alone reads
 * one word. Punctuation may touch the word it belongs to.
 */
export function gluedWords(page: HTMLElement): string[] {
  const found: string[] = [];
  let last: { text: string; within: HTMLElement | null } | null = null;
  const visit = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const { text } = node as TextNode;
      const within = partOf(node.parentNode);
      if (last && last.within !== within && !OPENS.test(last.text) && !CLOSES.test(text) && text !== "") {
        found.push(`${nameOf(last.within)} “${last.text.slice(-30)}|${text.slice(0, 30)}” ${nameOf(within)}`);
      }
      if (text !== "") last = /\s$/.test(text) ? null : { text, within };
      return;
    }
    const element = node as HTMLElement;
    const name = element.rawTagName?.toLowerCase() ?? "";
    if (node.nodeType !== NodeType.ELEMENT_NODE || UNREAD.includes(name)) return;
    if (SEPARATING.has(name) || isDrawn(element)) last = null;
    element.childNodes.forEach(visit);
    if (SEPARATING.has(name)) last = null;
  };
  visit(page);
  return found;
}

/** An abbreviation is marked inside the words of a text: it begins nothing. */
const partOf = (parent: HTMLElement | null) => (parent?.rawTagName === "abbr" ? parent.parentNode : parent);

const nameOf = (element: HTMLElement | null): string =>
  `<${[element?.rawTagName, element?.classNames.split(" ")[0]].filter(Boolean).join(".")}>`;
