import { nameOf } from "~/domain/glossary/term";
import { type KnownTerm, TERMS } from "~/domain/glossary/terms";
import { folded, searchWordsOf } from "~/domain/people/search-key";
import { referenceWords } from "~/domain/references/words";
import type { T } from "~/texts/resources";
import { originalWords, termMeaning, termWords } from "~/ui/glossary/term-words";

/** Exactly what the page shows: the terms in which every typed word is found, by their first letters. */
export function presentGlossary(t: T, typed: string) {
  const search = typed.trim();
  const wanted = searchWordsOf(straight(search));
  const entries = TERMS.map((term) => entryOf(t, term))
    .filter((entry) => wanted.every((word) => folded(straight(textOf(entry))).includes(word)))
    .sort((one, other) => one.name.localeCompare(other.name, "it"));
  const letters = [...new Set(entries.map(letterOf))];
  return {
    search,
    count: entries.length,
    letters: letters.map((letter) => ({
      letter,
      entries: entries.filter((entry) => letterOf(entry) === letter),
    })),
  };
}

export type GlossaryShown = ReturnType<typeof presentGlossary>;

const entryOf = (t: T, term: KnownTerm) => ({
  id: term.id,
  name: capitalised(nameOf(term)),
  words: termWords(t, term),
  original: originalWords(t, term),
  language: term.original ?? null,
  meaning: termMeaning(t, term),
  source: term.reference ? referenceWords(term.reference) : null,
});

type Entry = ReturnType<typeof entryOf>;

const letterOf = ({ name }: Entry): string => name.charAt(0).toUpperCase();

const textOf = ({ name, words, original, meaning }: Entry): string =>
  [name, words, original, meaning].join(" ");

/** "preposto" begins a line; "kWh" is written so. */
const capitalised = (name: string): string =>
  /^\p{Ll}{2}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** With one kind of apostrophe. */
const straight = (text: string): string => text.replace(/[’‘]/g, "'");
