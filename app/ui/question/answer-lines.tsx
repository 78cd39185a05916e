interface AnswerLinesProps {
  /** The answer in words, line by line. */
  lines: readonly string[];
  /** Explanations and files of the answer. */
  notes: readonly string[];
  className?: string;
}

/** The lines of an answer as a list. */
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
