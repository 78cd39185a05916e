import { type Piece, piecesOf } from "./pieces";
import type { KnownTerm, TermId } from "./terms";

interface OpenedText {
  /** A piece has its term only where the term is opened. */
  pieces: Piece[];
  /** The terms that are open after this text. */
  open: ReadonlySet<TermId>;
}

/**
 * Opens each abbreviation at its first use. A text that writes the words out itself ("libro unico del lavoro (LUL)") has
 * opened it: a screen reader would say them twice.
 */
export function openFirstUses(
  text: string,
  openBefore: ReadonlySet<TermId>,
  wordsOf: (term: KnownTerm) => string,
): OpenedText {
  const open = new Set(openBefore);
  const lower = text.toLowerCase();
  const pieces = piecesOf(text).map(({ words, term }) => {
    if (term?.use !== "abbreviation" || open.has(term.id)) return { words, term: null };
    open.add(term.id);
    return { words, term: lower.includes(wordsOf(term).toLowerCase()) ? null : term };
  });
  return { pieces, open };
}
