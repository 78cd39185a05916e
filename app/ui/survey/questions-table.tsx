import type { AnswerStatus } from "~/domain/question/answer";
import type { T, TextKey } from "~/texts/resources";
import { formatPoints } from "~/texts/format";
import { StatusChip } from "../question/status-chip";
import { TableFrame } from "../layout/data-table";
import { useT } from "../texts";

export interface TableQuestion {
  /** Its place in the whole questionnaire, from 1. */
  number: number;
  prompt: string;
  /** Hundredths of a point; 0 for a question that is not scored, -1 where it does not apply. */
  earned: number;
  worth: number;
  status: AnswerStatus;
  notApplicable: boolean;
  voluntary?: boolean | undefined;
  obsolete: boolean;
  action: "answer" | "confirm" | "modify" | "show";
  href: string;
}

export interface TableMilestone {
  id: string;
  label: string;
  /** One sentence. */
  summary: string;
  /** "2 di 3 completate". */
  done: string;
  questions: TableQuestion[];
}

interface TableProps {
  /** What the table contains, for users who do not see the headings above it. */
  caption: string;
  /** Milestones get ids, where their page links to them. */
  isTarget?: boolean | undefined;
  milestones: readonly TableMilestone[];
}

/**
 * Questions, milestone by milestone. On a phone every row becomes a small block. A row is as short as possible, because
 * a page may have all of them: the style sheet tells cells apart by their position, and links are plain.
 */
export function QuestionsTable({ caption, isTarget, milestones }: TableProps) {
  const t = useT();
  return (
    <TableFrame>
      <table className="table questions">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        {milestones.map((milestone) => (
          <tbody key={milestone.id} id={isTarget ? milestone.id : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS.length}>
                {milestone.label} <small>{milestone.done}</small>
              </th>
            </tr>
            {milestone.questions.map((question) => (
              <Row key={question.number} {...question} />
            ))}
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

const COLUMNS: TextKey[] = [
  "survey:table.id",
  "survey:table.question",
  "survey:table.points",
  "survey:table.status",
  "survey:table.action",
];

function Row({ number, prompt, href, action, earned, worth, ...status }: TableQuestion) {
  const t = useT();
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">{prompt}</th>
      <td>{worth < 0 ? <NoPoints /> : pointsWords(t, earned, worth)}</td>
      <td>
        <StatusChip {...status} />
      </td>
      <td>
        <a href={href}>
          {t(`survey:action.${action}`)}
          <span className="sr-only">{t(`survey:action_of.${action}`, { number })}</span>
        </a>
      </td>
    </tr>
  );
}

function NoPoints() {
  const t = useT();
  return (
    <>
      --<span className="sr-only"> {t("survey:table.no_points")}</span>
    </>
  );
}

function pointsWords(t: T, earned: number, worth: number): string {
  if (worth === 0) return t("survey:table.unscored");
  return t("survey:table.points_of", { earned: formatPoints(earned), worth: formatPoints(worth) });
}
