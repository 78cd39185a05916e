import type { AnswerStatus } from "~/domain/survey/answer";
import type { TextKey } from "~/texts/resources";
import { formatPoints } from "../format";
import { StatusChip } from "../question/status-chip";
import { useT } from "../texts";

export interface TableQuestion {
  id: string;
  /** Its place in the whole questionnaire, from 1. */
  number: number;
  prompt: string;
  /** Hundredths of a point; 0 for a question that is not scored, -1 where it does not apply. */
  earned: number;
  worth: number;
  status: AnswerStatus;
  notApplicable: boolean;
  obsolete: boolean;
  action: "answer" | "confirm" | "modify" | "show";
  href: string;
}

export interface TableArea {
  id: string;
  milestones: { id: string; label: string; done: string; questions: TableQuestion[] }[];
}

/**
 * The questions of one area, milestone by milestone. On a phone every row becomes a small block. Links are plain: a
 * long table of routed ones is slow to bring to life.
 */
export function QuestionsTable({ area }: { area: TableArea }) {
  const t = useT();
  const name = t(`labels:area.${area.id}` as TextKey);
  return (
    <table className="table mb-8 block w-full md:table">
      <caption className="sr-only">{t("survey:table.caption", { area: name })}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {COLUMNS.map(({ key, numeric }) => (
            <th key={key} scope="col" className={numeric ? "numeric" : undefined}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      {area.milestones.map((milestone) => (
        <tbody key={milestone.id} id={milestone.id} className="block md:table-row-group">
          <tr className="block md:table-row">
            <th scope="rowgroup" colSpan={5} className="block bg-accent-soft !font-semibold md:table-cell">
              {milestone.label} <span className="font-normal text-muted">{milestone.done}</span>
            </th>
          </tr>
          {milestone.questions.map((question) => (
            <Row key={question.id} question={question} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const COLUMNS: { key: TextKey; numeric?: true }[] = [
  { key: "survey:table.id", numeric: true },
  { key: "survey:table.question" },
  { key: "survey:table.points", numeric: true },
  { key: "survey:table.status" },
  { key: "survey:table.action" },
];

const CELL = "!border-0 !p-0 md:!border-b md:!px-3 md:!py-2";
const ROW =
  "grid grid-cols-[2rem_1fr_auto] gap-x-2 gap-y-1 border-b border-line py-3 md:table-row md:border-0";

function Row({ question }: { question: TableQuestion }) {
  const t = useT();
  const { number, prompt, href, action, status, notApplicable, obsolete } = question;
  return (
    <tr className={ROW}>
      <td className={`${CELL} numeric text-muted`}>{number}</td>
      <th scope="row" id={`d${number}`} className={`${CELL} col-span-2 font-normal`}>
        {prompt}
      </th>
      <td
        className={`${CELL} col-start-2 row-start-3 whitespace-nowrap !text-left text-muted md:!text-right md:text-ink`}
      >
        <Points {...question} />
      </td>
      <td className={`${CELL} col-start-2 row-start-2`}>
        <StatusChip status={status} notApplicable={notApplicable} obsolete={obsolete} />
      </td>
      <td className={`${CELL} col-start-3 row-start-2`}>
        <a id={`a${number}`} href={href} aria-labelledby={`a${number} d${number}`}>
          {t(`survey:action.${action}`)}
        </a>
      </td>
    </tr>
  );
}

function Points({ earned, worth }: Pick<TableQuestion, "earned" | "worth">) {
  const t = useT();
  if (worth < 0) return <span title={t("survey:table.no_points")}>--</span>;
  if (worth === 0) return t("survey:table.unscored");
  return t("survey:table.points_of", { earned: formatPoints(earned), worth: formatPoints(worth) });
}
