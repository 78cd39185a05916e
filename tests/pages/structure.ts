import type { HTMLElement } from "node-html-parser";
import { words } from "./form";

/** A landmark by its element, and as a role of another. */
const LANDMARKS = { main: "main", banner: "header", contentinfo: "footer" } as const;

/** Inside these a header or a footer belongs to a part of the page. */
const PARTS = "article, aside, main, nav, section, dialog";

const ofPage = (element: HTMLElement): boolean => element.closest(PARTS) === null;

/**
 * What is wrong with the outline of a page: it has one heading of the first level and one each of main part, banner
 * and footer; its navigations, regions and other parts for landmarks have names, which differ within a kind; all
 * that is to be read stands in a landmark.
 */
export function structureFaults(page: HTMLElement): string[] {
  const faults: string[] = [];
  const count = (name: string, found: number) => {
    if (found !== 1) faults.push(`${found} of ${name}`);
  };
  count("h1", page.querySelectorAll("h1").length);
  for (const [role, element] of Object.entries(LANDMARKS)) {
    const found = page.querySelectorAll(`${element}, [role=${role}]`);
    count(role, found.filter((one) => role === "main" || ofPage(one)).length);
  }
  const navigations = page.querySelectorAll("nav, [role=navigation]");
  if (navigations.length > 1) faults.push(...misnamed(page, "nav", navigations));
  const regions = page.querySelectorAll("section[aria-labelledby], section[aria-label], [role=region]");
  faults.push(...misnamed(page, "region", regions));
  return faults;
}

function misnamed(page: HTMLElement, kind: string, elements: HTMLElement[]): string[] {
  const names = elements.map((element) => nameIn(page, element));
  return names.flatMap((name, index) => {
    if (name === "") return [`${kind} without a name`];
    return names.indexOf(name) < index ? [`two of ${kind} are named “${name}”`] : [];
  });
}

function nameIn(page: HTMLElement, element: HTMLElement): string {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.map((id) => words(page.getElementById(id))).join(" ");
  return named || (element.getAttribute("aria-label") ?? "");
}
