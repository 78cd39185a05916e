import type { TextKey } from "~/texts/resources";
import { Spaced } from "../spaced";
import { useT } from "../texts";
import { QuestionsTable, type TableQuestion } from "./questions-table";

/** A topic of the questionnaire with its shown questions. */
export interface ListTopic {
  id: string;
  label: string;
  /** One sentence, where it is said. */
  summary: string | null;
  /** "2 di 3". */
  done: string;
  /** What is to gain there, and how long it takes; empty where nothing is to do. */
  left: string[];
  isUnfolded: boolean;
  questions: TableQuestion[];
}

export interface ListArea {
  id: string;
  topics: ListTopic[];
  /** Its topics without a shown question. */
  rest: { label: string; done: string; href: string }[];
}

/** The questions by area, folded by topic. A summary says what a folded topic contains. */
export function Topics({ areas }: { areas: readonly ListArea[] }) {
  const t = useT();
  return areas.map((area) => (
    <section key={area.id} aria-labelledby={area.id}>
      <h2 id={area.id}>{t(`labels:area.${area.id}` as TextKey)}</h2>
      {area.topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
      {area.rest.length > 0 && (
        <p className="hint">
          {t("survey:topic.rest")}{" "}
          <Spaced>
            {area.rest.map(({ label, done, href }, index) => (
              <span key={label}>
                <a href={href}>{label}</a> {done}
                {index < area.rest.length - 1 ? "," : "."}
              </span>
            ))}
          </Spaced>
        </p>
      )}
    </section>
  ));
}

function Topic({ topic }: { topic: ListTopic }) {
  const t = useT();
  const { id, label, summary, done, left, isUnfolded, questions } = topic;
  return (
    <details id={id} className="details topic" open={isUnfolded}>
      <summary>
        {label}: <small>{[done, ...left].join(" · ")}</small>
      </summary>
      {summary === null ? null : <p className="hint">{summary}</p>}
      <QuestionsTable caption={t("survey:table.caption", { topic: label })} questions={questions} />
    </details>
  );
}
