import type { ReactNode } from "react";
import type { QrDrawing } from "~/charts/qr-code";
import { QrCode } from "~/ui/qr-code";
import { useT } from "~/ui/texts";
import type { PrintedCard } from "./present";

export interface SheetProps {
  id: string;
  facts: PrintedCard["facts"];
  /** Which part of the document this is: browsers that print no page numbers say at least that. */
  part: string;
  /** Where everyone sees whether the card still holds: to read, and as a code for those who hold the paper; null where nowhere. */
  check: { address: string; drawing: QrDrawing } | null;
  children: ReactNode;
}

/** A sheet of paper: what it is about, and at its foot what tells this print from any other. */
export function Sheet({ id, facts, part, check, children }: SheetProps) {
  const t = useT();
  const status = t(`card:card_status.${facts.status}`).toLowerCase();
  return (
    <div className="sheet" id={id}>
      <div className="sheet-body">{children}</div>
      <footer className="sheet-foot hint flex items-center gap-3">
        {check && (
          <QrCode drawing={check.drawing} label={t("print:check.label", { id: facts.id })} side={76} />
        )}
        <div>
          <p>
            {t("print:foot", { id: facts.id, issued: facts.issued, status })}{" "}
            {t("print:printed", { today: facts.today })} {part}
          </p>
          {check && <p>{t("print:check.text", { address: check.address })}</p>}
          <p>{facts.sha256 === null ? t("print:no_hash") : t("print:sha256", { sha256: facts.sha256 })}</p>
        </div>
      </footer>
    </div>
  );
}
