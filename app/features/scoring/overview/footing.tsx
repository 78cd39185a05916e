import { credibilityLine } from "~/ui/card/credibility";
import { useT } from "~/ui/texts";
import { Offered, useOffers } from "~/web/offered";
import { urls } from "~/web/urls";
import type { presentOverview } from "./present";

/** What the scores rest on, and how the areas weigh. */
export function Footing({ scoring }: { scoring: ReturnType<typeof presentOverview> }) {
  const t = useT();
  const { isBegun, basis, flagged, weights } = scoring;
  const offers = useOffers();
  const credibility = isBegun && basis ? credibilityLine(t, basis) : null;
  const hasWeights = weights !== null || offers(urls.scoringMethod());
  if (credibility === null && flagged === null && !hasWeights) return null;
  return (
    <section aria-labelledby="credibilita">
      <h2 id="credibilita">{t(isBegun ? "card:basis.title" : "scoring:weights")}</h2>
      {credibility === null ? null : <p>{credibility}</p>}
      {flagged === null ? null : <p>{flagged}</p>}
      {hasWeights ? (
        <p>
          {weights}{" "}
          <Offered to={urls.scoringMethod()}>
            <a href={urls.scoringMethod()}>{t("scoring:to_method")}</a>
          </Offered>
        </p>
      ) : null}
    </section>
  );
}
