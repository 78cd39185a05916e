import { formatPoints } from "~/texts/format";
import { Band } from "~/ui/score/band";
import type { Score } from "~/ui/score/score-words";
import { TableFrame } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import { topicAnchor } from "~/web/urls";
import type { QuestionLine, ScoringPage } from "./present";

type AreaProps = ScoringPage["areas"][number] & { isSupplier: boolean };

/** A name, and its points at the other end of the line where they fit. */
const LINE = "flex-wrap items-baseline justify-between gap-x-4";

/** An area with its milestones; each opens to show its questions. */
export function Area({ id, label, weight, milestones, isSupplier, ...score }: AreaProps) {
  const t = useT();
  const weighs = weight === null ? null : t("scoring:weight", { weight });
  const about = score.max < 0 ? t("scoring:area_nothing") : weighs;
  return (
    <section aria-labelledby={topicAnchor(id)} className="mt-6 space-y-2">
      <div className={`flex break-after-avoid ${LINE}`}>
        <h3 id={topicAnchor(id)} className="text-xl">
          {label}
        </h3>
        {about === null ? null : <p className="hint grow">{about}</p>}
        <p>
          <Points {...score} /> <Band {...score} isSupplier={isSupplier} />
        </p>
      </div>
      <div>
        {milestones.map(({ id: milestone, label: name, isOpen, questions, ...points }) => (
          <details
            key={milestone}
            id={topicAnchor(milestone)}
            open={isOpen}
            className="details details-panel -mt-px py-0.5"
          >
            <summary>
              <h4 className={`inline-flex w-11/12 ${LINE}`}>
                {name}{" "}
                <span className="font-normal text-ink">
                  <Points {...points} /> <Band {...points} isSupplier={isSupplier} />
                </span>
              </h4>
            </summary>
            {questions.length > 0 ? (
              <Questions label={name} questions={questions} />
            ) : (
              <p>{t("scoring:questions_not_offered")}</p>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

/** "3,25 di 12,50 punti"; nothing without points, because the band says so. */
function Points({ actual, max }: Score) {
  const t = useT();
  if (max < 0) return null;
  const words = { actual: formatPoints(actual), max: formatPoints(max) };
  return <span className="points">{t("scoring:points_of", words)}</span>;
}

/** A row is as short as possible, because a page has the rows of a whole class. */
function Questions({ label, questions }: { label: string; questions: readonly QuestionLine[] }) {
  const t = useT();
  return (
    <TableFrame>
      <table className="table stack">
        <caption className="sr-only">{t("scoring:table", { label })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("scoring:column.question")}</th>
            <th scope="col" className="numeric">
              {t("scoring:column.actual")}
            </th>
            <th scope="col" className="numeric">
              {t("scoring:column.max")}
            </th>
            <th scope="col">{t("scoring:column.why")}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ guid, prompt, href, actual, max, earned, why }) => (
            <tr key={guid}>
              <th scope="row">
                <a href={href}>{prompt}</a>
              </th>
              <Cell label={t("scoring:column.actual")} points={actual} />
              <Cell label={t("scoring:column.max")} points={max} />
              <td>{t(`scoring:why.${why}`, { earned })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Cell({ label, points }: { label: string; points: number }) {
  const t = useT();
  return (
    <td className="numeric" data-label={label}>
      {points < 0 ? (
        <>
          --<span className="sr-only"> {t("scoring:not_available")}</span>
        </>
      ) : (
        formatPoints(points)
      )}
    </td>
  );
}
