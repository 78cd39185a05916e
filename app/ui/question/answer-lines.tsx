interface AnswerLinesProps {
  /** The answer in words, line by line. */
  lines: readonly string[];
  /** What else was said with it. */
  notes: readonly string[];
  className?: string;
}

/** An answer as a list of what it says. */
export const AnswerLines = ({ lines, notes, className = "" }: AnswerLinesProps) => (
  <ul className={`whitespace-pre-line ${className}`.trim()}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
    {notes.map((note) => (
      <li key={note} className="hint">
        {note}
      </li>
    ))}
  </ul>
);
