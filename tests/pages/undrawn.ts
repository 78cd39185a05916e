import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve("public/build/_assets");

/** Those that a page has only if it needs them. */
const SHARED = ["public", "fields", "question", "lists", "scores", "charts", "card"];

const sheet = (name: string) => {
  const file = readdirSync(FOLDER).find((one) => one.startsWith(`${name}-`) && one.endsWith(".css"));
  if (file === undefined) throw new Error(`No ${name} sheet was built`);
  return { href: `/build/_assets/${file}`, css: readFileSync(path.join(FOLDER, file), "utf8") };
};

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));

let sheets: { href: string; own: Set<string> }[] | undefined;

/** Each of these sheets, and the classes in it that the sheet of every page does not have. */
function shared() {
  const ofAll = classesIn(sheet("tailwind").css);
  return (sheets ??= SHARED.map((name) => {
    const { href, css } = sheet(name);
    return { href, own: new Set([...classesIn(css)].filter((one) => !ofAll.has(one))) };
  }));
}

/** The classes on a page for which it does not load the styles. */
export function undrawnClasses(html: string): string[] {
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const isLoaded = ({ href }: { href: string }) => html.includes(`href="${href}"`);
  const has = (name: string, isWanted: boolean) =>
    shared().some((one) => isLoaded(one) === isWanted && one.own.has(name));
  return [...new Set(used.filter((name) => has(name, false) && !has(name, true)))];
}
