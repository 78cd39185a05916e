import type { ReactNode } from "react";
import { useT } from "~/ui/texts";
import type { PrintedCard } from "./present";

interface SheetProps {
  id: string;
  facts: PrintedCard["facts"];
  /** Which part of the document this is: browsers that print no page numbers say at least that. */
  part: string;
  children: ReactNode;
}

/** A sheet of paper: what it is about, and at its foot what tells this print from any other. */
export function Sheet({ id, facts, part, children }: SheetProps) {
  const t = useT();
  const status = t(`card:card_status.${facts.status}`).toLowerCase();
  return (
    <div className="sheet" id={id}>
      <div className="sheet-body">{children}</div>
      <footer className="sheet-foot">
        <p>
          {t("print:foot", { id: facts.id, issued: facts.issued, status })}{" "}
          {t("print:printed", { today: facts.today })} {part}
        </p>
        <p>{facts.sha256 === null ? t("print:no_hash") : t("print:sha256", { sha256: facts.sha256 })}</p>
      </footer>
    </div>
  );
}
