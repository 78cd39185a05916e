import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Every page of the documentation, as its path in the repository. */
export const pages = [
  ...readdirSync(".").filter((name) => /^[A-Z]+\.md$/.test(name)),
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join("docs", name)),
].sort();

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");

/** The link a heading gets: lower case, without punctuation, spaces as hyphens. */
const slug = (heading: string) =>
  heading
    .replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** What a link into a page may name. */
export function anchorsOf(page: string): Set<string> {
  const text = readFileSync(page, "utf8");
  const named = [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id = ""]) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading));
  return new Set([...named, ...headings]);
}

export interface Link {
  page: string;
  /** The file that is meant, as a path in the repository. */
  target: string;
  anchor: string | null;
}

/** The links of a page to other pages and files of the repository; addresses elsewhere are left out. */
export function linksOf(page: string): Link[] {
  const text = withoutCode(readFileSync(page, "utf8"));
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = ""]) => to)
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => {
      const [file = "", anchor = null] = to.split("#");
      return { page, target: file === "" ? page : path.join(path.dirname(page), file), anchor };
    });
}
