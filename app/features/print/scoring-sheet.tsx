import { HeatMapTable } from "~/ui/score/heat-map";
import { useT } from "~/ui/texts";
import type { PrintedCard } from "./present";
import { Sheet, type SheetProps } from "./sheet";

type ScoringSheetProps = PrintedCard &
  Pick<SheetProps, "check"> & { scoring: NonNullable<PrintedCard["scoring"]> };

/** The scoring of the card on one sheet. */
export function ScoringSheet({ content, facts, scoring, check }: ScoringSheetProps) {
  const t = useT();
  const { map, headline, weights, isDefault, notApplicable } = scoring;
  return (
    <Sheet facts={facts} check={check} part={t("print:part_scoring")} id="foglio-scoring">
      <h2>{t("print:scoring", { company: content.name, year: content.year })}</h2>
      <p className="lead">{headline}.</p>
      <HeatMapTable map={map} caption={t("print:map")} isSupplier={content.isSupplier} />
      <section aria-labelledby="come-si-calcola">
        <h3 id="come-si-calcola">{t("print:method_title")}</h3>
        <p>
          {weights && t("scoring:overview.weights", weights)}{" "}
          {t(isDefault ? "print:default_weights" : "print:weights")}
        </p>
        <p>{t("print:method")}</p>
      </section>
      <section aria-labelledby="fuori">
        <h3 id="fuori">{t("card:not_applicable.title")}</h3>
        <p>
          {notApplicable.count === 0
            ? t("card:not_applicable.none")
            : t("print:not_applicable", { count: notApplicable.count })}
        </p>
        {notApplicable.listed.length === 0 ? null : (
          <ul>
            {notApplicable.listed.map(({ id, prompt, reason }) => (
              <li key={id}>
                {prompt} {reason === "" ? t("card:not_applicable.no_reason") : reason}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Sheet>
  );
}
