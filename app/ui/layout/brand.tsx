import type { ReactNode } from "react";

/** The mark: a sheet with a leaf-shaped stamp. The name is beside it in words. */
export const Brand = ({ name = "Carta ESG" }: { name?: ReactNode }) => (
  <span className="brand">
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect x="1" y="5" width="30" height="22" rx="4" className="brand-sheet" />
      <path d="M8 20c0-6 4-9 10-9 0 6-4 9-10 9Zm0 0 5-5" className="brand-leaf" />
      <path d="M20 17h6m-6 4h4" className="brand-leaf" />
    </svg>
    <span>{name}</span>
  </span>
);
