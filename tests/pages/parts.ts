import type { HTMLElement } from "node-html-parser";

/** What an element may look like besides its classes. */
const DRAWN_BY = ["type", "role", "aria-current", "aria-invalid", "colspan"];

const shapeOf = (one: HTMLElement): string =>
  [
    one.rawTagName,
    ...[...one.classList.values()].sort(),
    ...DRAWN_BY.map((name) => one.getAttribute(name) ?? ""),
  ].join(" ");

/**
 * The parts that a page is made of: each element in the one it stands in, whatever the words. Two pages with the same
 * parts are drawn by the same rules of the style sheet.
 */
export const partsOf = (page: HTMLElement): Set<string> =>
  new Set(
    page
      .querySelectorAll("body *")
      .map((one) => `${one.parentNode ? shapeOf(one.parentNode) : ""} > ${shapeOf(one)}`),
  );

/** Which pages of a run show something that has not been looked at. */
export class Looked {
  readonly #routes = new Set<string>();
  readonly #parts = new Set<string>();

  /** The page is the first of its route, or has a part that no page before it had. It counts as looked at from now on. */
  isNews(route: string, page: HTMLElement): boolean {
    const parts = partsOf(page);
    const isNews = !this.#routes.has(route) || [...parts].some((part) => !this.#parts.has(part));
    this.#routes.add(route);
    for (const part of parts) this.#parts.add(part);
    return isNews;
  }
}
