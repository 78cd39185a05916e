import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  /** A short line over the title: where we are ("Ambiente · Energia"). */
  eyebrow?: ReactNode;
  /** Links between the short line and the title. */
  steps?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Id of the h1, for forms that are labelled by it. */
  id?: string;
}

export const PageHeading = ({ title, eyebrow, steps, lead, id }: PageHeadingProps) => (
  <header className="page-heading">
    {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
    {steps}
    <h1 id={id}>{title}</h1>
    {lead === undefined ? null : <p className="lead">{lead}</p>}
  </header>
);
