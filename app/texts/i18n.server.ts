import { createInstance, type FormatFunction, type i18n } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { formatWhole } from "./format";
import { resources, type T } from "./resources";

/** A number of things has thousands; years and ids are no counts. */
const shown = (value: unknown, _: unknown, __: unknown, options?: { interpolationkey?: string }) =>
  typeof value === "number" && options?.interpolationkey === "count" ? formatWhole(value) : value;

const options = {
  lng: "it",
  fallbackLng: "it",
  supportedLngs: ["it"],
  ns: Object.keys(resources),
  defaultNS: "common",
  resources: { it: resources },
  keySeparator: false as const,
  interpolation: { escapeValue: false, alwaysFormat: true, format: shown as FormatFunction },
  initImmediate: false,
};

/** One instance a process: making one per call costs half a millisecond. */
const instance: i18n = createInstance();
void instance.init(options);

/** The product speaks Italian only (spec §1); the detection stays with the library for the day it speaks more. */
export const remixI18n = new RemixI18Next({
  detection: { supportedLanguages: ["it"], fallbackLanguage: "it" },
  i18next: options,
});

/** As i18next itself says it, at 10 to 30 µs a key; a long page asks for hundreds of them. */
export const translated: T = (key, params) => instance.t(key, params ?? {});

/** What stands between the places of a text, and the name of each place. */
type Template = { words: readonly string[]; names: readonly string[] };

const templates = new Map<string, Template>();

/** The server's `t`: i18next chooses a text once, and its places are filled in here. */
export const t: T = (key, params) => {
  const { count } = params ?? {};
  const chosenBy = count === undefined ? key : `${key} ${kindOf(count)}`;
  const { words, names } = templates.get(chosenBy) ?? chosen(key, params, chosenBy);
  let text = words[0] ?? "";
  for (const [index, name] of names.entries()) {
    const value = params?.[name];
    if (value === undefined) return translated(key, params);
    text +=
      (name === "count" && typeof value === "number" ? formatWhole(value) : value) + (words[index + 1] ?? "");
  }
  return text;
};

const plural = new Intl.PluralRules("it");

/** All that i18next looks at in a count; a count in words chooses nothing. */
const kindOf = (count: string | number) =>
  typeof count === "string" ? "words" : count === 0 ? "zero" : plural.select(count);

const PLACE = /\{\{(\w+)\}\}/;

/** Only keys that exist are kept: an address can bring any other. */
function chosen(key: Parameters<T>[0], params: Parameters<T>[1], chosenBy: string): Template {
  const pieces = instance.t(key, { ...params, skipInterpolation: true }).split(PLACE);
  const template = {
    words: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
  };
  if (instance.exists(key, params ?? {})) templates.set(chosenBy, template);
  return template;
}
