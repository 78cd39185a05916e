import { SubmitButton } from "~/ui/form/button";
import { Select } from "~/ui/form/select";
import { Pills } from "./pills";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import type { ShownBenchmark } from "./load.server";

/** Whom to compare with: the populations of the company's kind as links, and a form for any other. */
export function Populations({ page }: { page: ShownBenchmark }) {
  const t = useT();
  if (!page.isChoosable) return <p className="hint print:hidden">{t("benchmark:choose.not_offered")}</p>;
  const isOther = !page.chips.some(({ isCurrent }) => isCurrent);
  return (
    <div className="populations print:hidden">
      {page.chips.length === 0 ? null : <Pills label={t("benchmark:choose.title")} links={page.chips} />}
      <Details summary={t("benchmark:choose.other")} open={isOther && page.chips.length > 0}>
        <Choose {...page} />
      </Details>
    </div>
  );
}

/** A form sent by GET: the choice is in the address, which the user can keep and send on. */
function Choose({
  action,
  tab,
  choice,
  sectors,
  sizes,
}: Pick<ShownBenchmark, "action" | "tab" | "choice" | "sectors" | "sizes">) {
  const t = useT();
  return (
    <form method="get" action={action} className="choose" aria-label={t("benchmark:choose.title")}>
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
