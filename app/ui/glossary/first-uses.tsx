import { createContext, Fragment, type ReactNode, useContext } from "react";
import { openFirstUses } from "~/domain/glossary/first-uses";
import type { TermId } from "~/domain/glossary/terms";
import { useT } from "../texts";
import { termWords } from "./term-words";

interface Reading {
  open: ReadonlySet<TermId>;
}

const ReadingContext = createContext<Reading | null>(null);

/** A part of a page that opens each abbreviation once, at its first use: a question, a card, a page. */
export const FirstUses = ({ children }: { children: ReactNode }) => (
  <ReadingContext.Provider value={{ open: new Set() }}>{children}</ReadingContext.Provider>
);

/**
 * A text with its abbreviations opened; plain outside such a part. A page is made once, on the server, in reading order:
 * what was read before is known when a text is rendered.
 */
export function Words({ children: text }: { children: string }) {
  const t = useT();
  const reading = useContext(ReadingContext);
  if (reading === null) return text;
  const { pieces, open } = openFirstUses(text, reading.open, (term) => termWords(t, term));
  reading.open = open;
  return pieces.map(({ words, term }, index) =>
    term === null ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <abbr key={index} title={termWords(t, term)}>
        {words}
      </abbr>
    ),
  );
}
