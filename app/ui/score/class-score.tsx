import { formatPoints } from "~/texts/format";
import { Details } from "../layout/details";
import { Notice } from "../layout/notice";
import { useT } from "../texts";
import { Band } from "./band";
import { ScoreBar } from "./score-bar";
import { isFlagTold, type Score } from "./score-words";

interface MilestonePoints extends Score {
  id: string;
  label: string;
}
interface AreaPoints extends Score {
  id: string;
  label: string;
  milestones: readonly MilestonePoints[];
}

interface ClassScoreProps {
  /** Unique on the page. */
  id: string;
  /** "Fondamentali". */
  label: string;
  score: Score & { flagged: boolean; areas: readonly AreaPoints[] };
  /** Address of the page with the points of each question. */
  questionsHref: string;
  isSupplier?: boolean | undefined;
}

/** The sources of a class's points: every line adds up to the one above it. */
export function ClassScore({ id, label, score, questionsHref, isSupplier }: ClassScoreProps) {
  const t = useT();
  return (
    <section className="class-score" aria-labelledby={`${id}-titolo`}>
      <header>
        <h2 id={`${id}-titolo`}>{label}</h2>
        <Band {...wholeOf(score)} isSupplier={isSupplier} />
      </header>
      {isFlagTold(score) ? <Notice kind="warning">{t("card:score_flagged")}</Notice> : null}
      {score.areas.map((area) => (
        <div key={area.id} className="area-score">
          <ScoreLine {...area} heading isSupplier={isSupplier} />
          {area.max < 0 ? null : (
            <Details summary={t("card:show_points_of", { label: area.label })}>
              {area.milestones.map((milestone) => (
                <ScoreLine key={milestone.id} {...milestone} isSupplier={isSupplier} />
              ))}
            </Details>
          )}
        </div>
      ))}
      <p>
        <a href={questionsHref}>{t("card:points_by_question", { label })}</a>
      </p>
    </section>
  );
}

const wholeOf = ({ actual, max, unfilled, soFar }: Score): Score => ({ actual, max, unfilled, soFar });

interface ScoreLineProps extends Score {
  label: string;
  heading?: boolean;
  isSupplier?: boolean | undefined;
}

function ScoreLine({ label, actual, max, heading, isSupplier }: ScoreLineProps) {
  const t = useT();
  const Label = heading ? "h3" : "h4";
  const points = { actual: formatPoints(actual), max: formatPoints(max) };
  return (
    <div className="score-line">
      <Label>{label}</Label>
      <p className="points">{max < 0 ? t("card:not_available") : t("card:points_of", points)}</p>
      <ScoreBar actual={actual} max={max} isSupplier={isSupplier} />
    </div>
  );
}
