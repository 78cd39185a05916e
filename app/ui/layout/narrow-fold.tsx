import type { ReactNode } from "react";

interface NarrowFoldProps {
  /** What is folded, where it is. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * Folded on a phone, and plain content on a wide screen and on paper, where the line that unfolds it is left out (home.css).
 * A browser that cannot style the content of `details` has it folded at every width.
 */
export const NarrowFold = ({ summary, children }: NarrowFoldProps) => (
  <details className="details narrow">
    <summary>{summary}</summary>
    {children}
  </details>
);
