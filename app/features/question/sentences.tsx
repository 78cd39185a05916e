/** A sentence put together on the server; with an address it is a link. */
export interface Sentence {
  words: string;
  href?: string;
}

export const Sentences = ({ of }: { of: readonly Sentence[] }) => (
  <>
    {of.map(({ words, href }) => (
      <p key={words} className="mt-1 whitespace-pre-line">
        {href ? <a href={href}>{words}</a> : words}
      </p>
    ))}
  </>
);
