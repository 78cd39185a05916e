import { Words } from "~/ui/glossary/first-uses";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { urls } from "~/web/urls";
import type { ScoringPage } from "./present";

interface WeightsProps extends Pick<ScoringPage, "isIssued"> {
  weights: NonNullable<ScoringPage["weights"]>;
}

/** The weights and their reason; the page says first when they are the default ones (D3). */
export function Weights({ weights, isIssued }: WeightsProps) {
  const t = useT();
  const { company, reason, isDefault, environment, social, governance } = weights;
  const numbers = { environment, social, governance };
  const words = (
    <>
      <p>
        {company === null || isDefault
          ? t("scoring:weights_plain", numbers)
          : t("scoring:weights_of", { company, ...numbers })}
      </p>
      <p>
        <Words>{reason}</Words>
      </p>
    </>
  );
  return (
    <section aria-labelledby="pesi">
      <h2 id="pesi">{t("scoring:weights")}</h2>
      {isDefault ? (
        <Notice kind="warning" title={t("scoring:default_weights")}>
          {words}
          {isIssued ? null : (
            <p>
              <a href={urls.registrySection("essential")}>{t("scoring:complete_registry")}</a>
            </p>
          )}
        </Notice>
      ) : (
        words
      )}
      <p className="hint">{t("scoring:weights_shift")}</p>
      <Offered to={urls.scoringMethod()}>
        <p>
          <a href={urls.scoringMethod()}>{t("scoring:to_method")}</a>
        </p>
      </Offered>
    </section>
  );
}
