import type { RulerGroup } from "~/charts/ruler";
import { Rulers } from "~/ui/charts/ruler";
import type { T } from "~/texts/resources";
import { NarrowFold } from "~/ui/layout/narrow-fold";
import { useT } from "~/ui/texts";
import { OfferedItem } from "~/web/offered";
import { urls } from "~/web/urls";

/** The three classes, one ruler each; where the points come from is on the pages of the scoring. */
export function Standing({ rulers }: { rulers: RulerGroup }) {
  const t = useT();
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">{t("dashboard:standing.title")}</h2>
      <NarrowFold summary={rulers.rows.map(({ label, mine }) => shortWords(t, label, mine)).join(" · ")}>
        <Rulers
          id="classi"
          caption={t("dashboard:standing.caption")}
          tableCaption={t("dashboard:standing.table")}
          heading={t("dashboard:standing.class")}
          rulers={rulers}
        />
        <ul className="links print:hidden">
          <li>
            <a href={urls.scoring()}>{t("dashboard:standing.to_scoring")}</a>
          </li>
          <OfferedItem to={urls.indicators()}>{t("dashboard:standing.to_indicators")}</OfferedItem>
          <li>
            <a href={urls.benchmark()}>{t("dashboard:standing.to_benchmark")}</a>
          </li>
        </ul>
      </NarrowFold>
    </section>
  );
}

const shortWords = (t: T, label: string, value: number | null): string =>
  value === null
    ? t("dashboard:standing.unfold_none", { label })
    : t("dashboard:standing.unfold_class", { label, value });
