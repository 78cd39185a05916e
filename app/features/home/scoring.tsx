import { Band } from "~/ui/score/band";
import { ClassScore } from "~/ui/score/class-score";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import type { Home } from "./present";

type ScoringProps = Pick<Home, "period" | "isVersion"> & { scoring: NonNullable<Home["scoring"]> };

/** The scores, the weights behind them, and the sources of the points. */
export function Scoring({ period, isVersion, scoring }: ScoringProps) {
  const t = useT();
  const { year, weights, isSupplier, classes } = scoring;
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">{t(isVersion ? "dashboard:scoring.title_issued" : "dashboard:scoring.title")}</h2>
      <p>{t("dashboard:scoring.lead")}</p>
      <Weights {...weights} isVersion={isVersion} />
      <p>
        <a href={urls.scoringMethod()}>{t("dashboard:scoring.to_method")}</a>
      </p>
      {classes.map(({ id, areas, ...score }) =>
        areas.length === 0 ? (
          <Unavailable key={id} label={t(`labels:level.${id}`)} year={year} />
        ) : (
          <div key={id} className="panel">
            <ClassScore
              id={id}
              label={t(`labels:level.${id}`)}
              score={{
                ...score,
                areas: areas.map((area) => ({ ...area, label: t(`labels:area.${area.id as "social"}`) })),
              }}
              questionsHref={surveyUrls(period).scoring(id)}
              isSupplier={isSupplier}
            />
          </div>
        ),
      )}
    </section>
  );
}

/** Why there are no scores: before the first answer every score would be zero, and older years have none. */
export function NoScoring({ year, isOlder }: { year: number; isOlder: boolean }) {
  const t = useT();
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">{t("dashboard:scoring.name")}</h2>
      <p>{t(isOlder ? "dashboard:scoring.older_year" : "dashboard:scoring.not_yet", { year })}</p>
    </section>
  );
}

type WeightsProps = NonNullable<Home["scoring"]>["weights"] & Pick<Home, "isVersion">;

/** The weights and their reason; the page says first when they are the default ones (D3). */
function Weights({ environment, social, governance, reason, isDefault, isVersion }: WeightsProps) {
  const t = useT();
  const text = (
    <>
      <p>{t("dashboard:scoring.weights", { environment, social, governance })}</p>
      <p>{reason}</p>
    </>
  );
  if (!isDefault || isVersion) return <div className="hint">{text}</div>;
  return (
    <Notice kind="warning" title={t("dashboard:scoring.default_weights")}>
      {text}
      <p>
        <a href={urls.registrySection("essential")}>{t("dashboard:scoring.complete_registry")}</a>
      </p>
    </Notice>
  );
}

function Unavailable({ label, year }: { label: string; year: number }) {
  const t = useT();
  return (
    <div className="panel">
      <h2>{label}</h2>
      <Band actual={-1} max={-1} />
      <p className="hint">{t("dashboard:scoring.no_class", { label, year })}</p>
    </div>
  );
}
