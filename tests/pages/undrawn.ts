import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve("public/build/_assets");

const sheet = (name: string) => {
  const file = readdirSync(FOLDER).find((one) => one.startsWith(`${name}-`) && one.endsWith(".css"));
  if (file === undefined) throw new Error(`No ${name} sheet was built`);
  return { href: `/build/_assets/${file}`, css: readFileSync(path.join(FOLDER, file), "utf8") };
};

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));

let sheets: { href: string; own: Set<string> } | undefined;

/** The sheet of card, scores and charts, and the classes that no other sheet has. */
function drawings() {
  if (sheets) return sheets;
  const { href, css } = sheet("drawings");
  const shared = classesIn(sheet("tailwind").css);
  sheets = { href, own: new Set([...classesIn(css)].filter((name) => !shared.has(name))) };
  return sheets;
}

/** The classes on a page for which it does not load the styles. */
export function undrawnClasses(html: string): string[] {
  const { href, own } = drawings();
  if (html.includes(`href="${href}"`)) return [];
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return [...new Set(used.filter((name) => own.has(name)))];
}
