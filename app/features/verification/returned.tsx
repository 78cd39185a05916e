import { formatDateTime } from "~/texts/format";
import { useT } from "~/ui/texts";
import type { presentVerification } from "./present";

type Presented = ReturnType<typeof presentVerification>;

interface ReturnedProps extends NonNullable<Presented["returned"]> {
  unsettled: number;
  total: number;
}

/** How the last verification ended without a card, and what to do before another one is opened. */
export function Returned({ how, at, level, unsettled, total }: ReturnedProps) {
  const t = useT();
  return (
    <section aria-labelledby="com-e-finita" className="panel">
      <h2 id="com-e-finita">{t("verification:returned")}</h2>
      <p>{t(`verification:returned.${how}`, { level, at: formatDateTime(at) })}</p>
      {total === 0 ? null : (
        <>
          <h3>{t("verification:again_title")}</h3>
          <p>{unsettled > 0 ? t("verification:answer_all", { unsettled }) : t("verification:answer_none")}</p>
        </>
      )}
    </section>
  );
}
