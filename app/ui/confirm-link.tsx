import type { ReactNode } from "react";
import { usePageIsland } from "./island";

/** A link to a page that asks for confirmation; with script it asks in a dialog. */
export function ConfirmLink({ to, children }: { to: string; children: ReactNode }) {
  usePageIsland("confirm");
  return (
    <a href={to} data-confirm>
      {children}
    </a>
  );
}
