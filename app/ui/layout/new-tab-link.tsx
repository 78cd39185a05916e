import type { ReactNode } from "react";
import { useT } from "~/ui/texts";

interface NewTabLinkProps {
  href: string;
  children: ReactNode;
}

/** A document that the browser shows beside the page, which stays (spec §7). The link says so: an arrow, and in words. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  const t = useT();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children} <span aria-hidden="true">↗</span>
      <span className="sr-only"> {t("common:new_tab")}</span>
    </a>
  );
}
