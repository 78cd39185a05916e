import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { routePaths } from "./leaf-route";

const APP = path.resolve("app");

/** A route that shows a page: what its code says it can do. */
export interface PageRoute {
  /** As in "routes/dashboard.plan". */
  id: string;
  /** It answers a form of its own. */
  hasForm: boolean;
  /** A part of its page may be a button that cannot act. */
  mayBeDisabled: boolean;
}

const sourceOf = (id: string): string => readFileSync(path.join(APP, `${id}.tsx`), "utf8");

/** The file behind "~/features/home/page", or behind "./page" beside another file. */
function fileOf(from: string, beside: string): string | undefined {
  const base = from.startsWith("~/") ? path.join(APP, from.slice(2)) : path.join(path.dirname(beside), from);
  return [".tsx", ".ts", "/index.tsx"].map((ending) => base + ending).find(existsSync);
}

const IMPORTS = /from "((?:~|\.{1,2})\/[^"]+)"/g;

/** Whether a module, or one that it imports from the features and the parts of pages, has this text. */
function reaches(file: string, text: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  if (source.includes(text)) return true;
  return [...source.matchAll(IMPORTS)].some(([, from = ""]) => {
    const next = fileOf(from, file);
    return next !== undefined && /app\/(features|ui)\/.*\.tsx$/.test(next) && reaches(next, text, seen);
  });
}

/** A route's action is its own, or the answer that there is none: at once, or by way of the module of its loader. */
function hasOwnAction(id: string): boolean {
  const source = sourceOf(id);
  if (/export const action\b/.test(source)) return true;
  const [, names = "", from = ""] =
    [...source.matchAll(/export \{([^}]*)\} from "([^"]+)"/g)].find(([, named = ""]) =>
      /(^|[\s,])action\b/.test(named),
    ) ?? [];
  if (names === "" || /notServed|apiEndpoint/.test(names)) return false;
  const file = fileOf(from, APP);
  return file !== undefined && !/notServed\w* as action/.test(readFileSync(file, "utf8"));
}

/** The routes that show a page of their own: neither frames around others, nor files, nor redirects alone. */
export function pageRoutes(): PageRoute[] {
  const frames = new Set(readdirSync(path.join(APP, "routes")).map((name) => name.replace(/\.tsx?$/, "")));
  const isFrame = (id: string) => {
    const name = id.replace("routes/", "");
    return [...frames].some((other) => other.startsWith(`${name}.`)) && !name.endsWith("_index");
  };
  return [...routePaths().keys()]
    .filter((id) => existsSync(path.join(APP, `${id}.tsx`)) && id !== "root" && !isFrame(id))
    .filter((id) => /default/.test(sourceOf(id)) && !/return null/.test(sourceOf(id)))
    .map((id) => ({
      id,
      hasForm: hasOwnAction(id),
      mayBeDisabled: reaches(path.join(APP, `${id}.tsx`), "<DisabledButton"),
    }));
}
