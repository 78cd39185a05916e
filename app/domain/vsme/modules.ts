import type { Module } from "./fact";

/** The word that addresses, names of files and texts have for each module. */
export const MODULE_WORDS = { basic: "base", comprehensive: "completo" } as const satisfies Record<
  Module,
  string
>;
export type ModuleWord = (typeof MODULE_WORDS)[Module];

/** The module of a word; undefined for any other word. */
export const moduleNamed = (word: string | null | undefined): Module | undefined =>
  (["basic", "comprehensive"] as const).find((module) => MODULE_WORDS[module] === word);
