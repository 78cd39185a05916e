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

/** Words without places to fill in: i18next takes 10 µs a key, and a long page asks for hundreds of them. */
const plainWords = new Map<string, string>();

/** The server's `t`, over i18next. Only keys that exist are kept: an address can bring any other. */
export const t: T = (key, params) => {
  if (params !== undefined) return instance.t(key, params);
  const kept = plainWords.get(key);
  if (kept !== undefined) return kept;
  const words = instance.t(key);
  if (instance.exists(key)) plainWords.set(key, words);
  return words;
};
