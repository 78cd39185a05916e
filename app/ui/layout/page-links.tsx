interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
  /** What the navigation is called, where the reader is, and the two ways on. */
  words: { label: string; position: string; previous: string; next: string };
}

/** The pages of a list beside this one; nothing where there is only one. */
export function PageLinks({ page, pages, hrefOf, words }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.label} className="my-6 flex flex-wrap gap-4">
      {page > 1 ? <a href={hrefOf(page - 1)}>{words.previous}</a> : null} <span>{words.position}</span>{" "}
      {page < pages ? <a href={hrefOf(page + 1)}>{words.next}</a> : null}
    </nav>
  );
}
