import type { ReactNode } from "react";

interface DetailsProps {
  summary: ReactNode;
  open?: boolean;
  /** "help": a quiet line under a question. "panel": a framed block. */
  look?: "help" | "panel";
  children: ReactNode;
}

export const Details = ({ summary, open, look = "help", children }: DetailsProps) => (
  <details className={`details details-${look}`} open={open}>
    <summary>{summary}</summary>
    <div className="details-body">{children}</div>
  </details>
);
