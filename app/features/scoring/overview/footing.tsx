import { credibilityLine } from "~/ui/card/credibility";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { urls } from "~/web/urls";
import type { presentOverview } from "./present";

/** What the scores rest on, and how the areas weigh. */
export function Footing({ scoring }: { scoring: ReturnType<typeof presentOverview> }) {
  const t = useT();
  const { isBegun, basis, flagged, weights } = scoring;
  return (
    <section aria-labelledby="credibilita">
      <h2 id="credibilita">{t(isBegun ? "card:basis.title" : "scoring:weights")}</h2>
      {isBegun && basis ? <p>{credibilityLine(t, basis)}</p> : null}
      {flagged === null ? null : <p>{flagged}</p>}
      <p>
        {weights}{" "}
        <Offered to={urls.scoringMethod()}>
          <a href={urls.scoringMethod()}>{t("scoring:to_method")}</a>
        </Offered>
      </p>
    </section>
  );
}
