import type { RegisterRowView } from "~/api/contract/registers";
import type { RefusedForm } from "~/domain/issues";
import type { KeptRegister } from "~/domain/registers/register";
import { formatDateTime } from "~/texts/format";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { registerUrls } from "~/web/registers-urls";
import { rowFacts, rowTitle } from "../words";

interface ConflictProps {
  register: KeptRegister;
  row: Pick<RegisterRowView, "values" | "updatedAt" | "updatedBy">;
  refused: RefusedForm | undefined;
}

/** Another person saved while this form was being filled in: their values are shown above the typed ones (D13). */
export function Conflict({ register, row: { values, updatedAt, updatedBy }, refused }: ConflictProps) {
  const t = useT();
  if (!refused?.issues.some(({ code }) => code === "conflict")) return null;
  const facts = rowFacts(t, register, values).map(({ label, value }) => `${label} ${value}`);
  return (
    <Notice kind="warning" title={t("registers:conflict.title")}>
      <p>
        {t("registers:conflict.text", {
          who: updatedBy ?? t("registers:unknown_person"),
          at: formatDateTime(updatedAt),
          stored: [rowTitle(register, values), ...facts].join(", "),
        })}
      </p>
      <p>
        <a href={registerUrls.one(register)}>{t("registers:conflict.keep")}</a>
      </p>
    </Notice>
  );
}
