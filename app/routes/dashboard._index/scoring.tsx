import type { ScoredClass } from "~/domain/survey/question";
import { Band } from "~/ui/score/band";
import { ClassScore } from "~/ui/score/class-score";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface Points {
  actual: number;
  max: number;
}
interface ScoringProps {
  year: number;
  weights: { environment: number; social: number; governance: number; reason: string; isDefault: boolean };
  isSupplier: boolean;
  classes: (Points & {
    id: ScoredClass;
    flagged: boolean;
    areas: (Points & {
      id: string;
      milestones: (Points & { id: string; label: string })[];
    })[];
  })[];
}

/** The draft's scores, which weights made them, and where the points come from. */
export function Scoring({ year, weights, isSupplier, classes }: ScoringProps) {
  const t = useT();
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">{t("dashboard:scoring.title")}</h2>
      <p>{t("dashboard:scoring.lead")}</p>
      <Weights {...weights} />
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
              questionsHref={urls.level(id)}
              isSupplier={isSupplier}
            />
          </div>
        ),
      )}
    </section>
  );
}

/** Before the first answer a page of zeros would say nothing. */
export function ScoringToCome() {
  const t = useT();
  return (
    <section aria-labelledby="scoring">
      <h2 id="scoring">{t("dashboard:scoring.title")}</h2>
      <p>{t("dashboard:scoring.not_yet")}</p>
    </section>
  );
}

/** Which weights apply and why; that they are the default ones is said first (D3). */
function Weights({ environment, social, governance, reason, isDefault }: ScoringProps["weights"]) {
  const t = useT();
  const text = (
    <>
      <p>{t("dashboard:scoring.weights", { environment, social, governance })}</p>
      <p>{reason}</p>
    </>
  );
  if (!isDefault) return <div className="hint">{text}</div>;
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
