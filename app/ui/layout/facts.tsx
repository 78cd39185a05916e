import type { ReactNode } from "react";

/** Names and values, two side by side where they fit. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-4 md:grid-cols-2">{children}</dl>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="hint">{label}</dt>
    <dd>{children}</dd>
  </div>
);
