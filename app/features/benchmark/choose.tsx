import { SubmitButton } from "~/ui/form/button";
import { Select } from "~/ui/form/select";
import { useT } from "~/ui/texts";
import type { ShownBenchmark } from "./load.server";

/** A form sent by GET: the choice is in the address, which the user can keep and send on. */
export function Choose({
  action,
  tab,
  choice,
  sectors,
  sizes,
}: Pick<ShownBenchmark, "action" | "tab" | "choice" | "sectors" | "sizes">) {
  const t = useT();
  return (
    <form method="get" action={action} className="panel choose print:hidden" aria-labelledby="confronto">
      <h2 id="confronto">{t("benchmark:choose.title")}</h2>
      <input type="hidden" name="scheda" value={tab} />
      <Select
        name="settore"
        label={t("benchmark:choose.sector")}
        options={sectors}
        value={choice.settore}
        placeholder={null}
      />
      <Select
        name="dimensione"
        label={t("benchmark:choose.size")}
        options={sizes}
        value={choice.dimensione}
        placeholder={null}
      />
      <SubmitButton variant="secondary">{t("benchmark:choose.apply")}</SubmitButton>
    </form>
  );
}
