import type { ReactNode } from "react";

/** The place of a table: by its width the rows stack, and what is too wide even then scrolls inside it. */
export const TableFrame = ({ children }: { children: ReactNode }) => (
  <div className="table-region">{children}</div>
);
