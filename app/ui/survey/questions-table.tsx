import type { AnswerStatus } from "~/domain/question/answer";
import type { TextKey } from "~/texts/resources";
import { StatusChip } from "../question/status-chip";
import { useT } from "../texts";

export interface TableQuestion {
  /** Its place in the whole questionnaire, from 1. */
  number: number;
  prompt: string;
  /** The points that it gives or gave, in words. */
  points: string;
  /** The name of its level, where there are several. */
  level: string | null;
  /** Null where the page says it of all its questions. */
  state: {
    status: AnswerStatus;
    notApplicable: boolean;
    voluntary?: boolean | undefined;
    obsolete: boolean;
  } | null;
  /** The answer or the datum that keeps it closed. */
  note: string | null;
  action: "answer" | "confirm" | "modify" | "show";
  href: string;
}

interface TableProps {
  /** What the table contains, for users who do not see the heading above it. */
  caption: string;
  questions: readonly TableQuestion[];
}

/**
 * The questions of a topic. The prompt is the link, and the style sheet makes the whole row of it. A row is as short as
 * possible, because a page may have all of them: the style sheet tells cells apart by their position.
 */
export function QuestionsTable({ caption, questions }: TableProps) {
  const t = useT();
  return (
    <table className="questions">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {COLUMNS.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <Row key={question.number} {...question} />
        ))}
      </tbody>
    </table>
  );
}

const COLUMNS: TextKey[] = [
  "survey:table.id",
  "survey:table.question",
  "survey:table.status",
  "survey:table.points",
  "survey:table.action",
];

function Row({ number, prompt, href, action, points, level, state, note }: TableQuestion) {
  const t = useT();
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        <a href={href}>{prompt}</a>
        {note === null ? null : <small> {note}</small>}
      </th>
      <td>
        {level} {state && <StatusChip {...state} />}
      </td>
      <td>{points}</td>
      <td>{t(`survey:action.${action}`)}</td>
    </tr>
  );
}
