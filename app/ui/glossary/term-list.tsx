import { nameOf } from "~/domain/glossary/term";
import type { KnownTerm } from "~/domain/glossary/terms";
import { Details } from "../layout/details";
import { useT } from "../texts";
import { termWords } from "./term-words";

/** Addresses of the glossary, and of one of its terms. */
export interface GlossaryPlaces {
  page: string;
  term: (id: string) => string;
}

interface TermListProps {
  terms: readonly KnownTerm[];
  /** Absent where the reader cannot open that page. */
  glossary?: GlossaryPlaces | undefined;
}

/**
 * The terms of a question with their words. A title alone serves neither a finger nor a keyboard, and most screen readers
 * do not say it.
 */
export function TermList({ terms, glossary }: TermListProps) {
  const t = useT();
  if (terms.length === 0) return null;
  return (
    <Details summary={t("glossary:of_question")}>
      <dl className="terms">
        {terms.map((term) => (
          <div key={term.id}>
            <dt>{glossary ? <a href={glossary.term(term.id)}>{nameOf(term)}</a> : nameOf(term)}</dt>{" "}
            <dd>{termWords(t, term)}</dd>
          </div>
        ))}
      </dl>
      {glossary && (
        <p>
          <a href={glossary.page}>{t("glossary:all")}</a>
        </p>
      )}
    </Details>
  );
}
