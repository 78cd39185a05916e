import { answerLines } from "~/domain/answers/answer-lines";
import type { RefusedForm } from "~/domain/issues";
import type { TypedElements } from "~/domain/answers/class-rules";
import type { ShownQuestion } from "~/domain/question/shown-question";
import { DisabledButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import { FileList } from "~/ui/question/attachments";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { typedBefore } from "./refused";
import type { QuestionItem } from "./question-item";
import { Sentences } from "./sentences";

/** An answer in words. */
function AnswerLines({ question, typed }: { question: ShownQuestion; typed: TypedElements }) {
  const t = useT();
  const lines = answerLines(question, typed);
  if (lines.length === 0) return <p className="text-muted">{t("question:no_answer")}</p>;
  return (
    <ul className="my-2 list-none pl-0">
      {lines.map(({ label, value }, index) => (
        <li key={index} className="my-1 whitespace-pre-line">
          {label === null ? null : `${label}: `}
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The stored answer with its notes. */
export const StoredAnswer = ({ item }: { item: QuestionItem }) => (
  <>
    <Sentences of={item.stored} />
    <FileList files={item.evidence?.files ?? []} urlOf={urls.file} />
  </>
);

/** For users who may only read. Values typed before they lost the right stay readable. */
export function ReadAnswer({ item, refused }: { item: QuestionItem; refused: RefusedForm | undefined }) {
  const t = useT();
  return (
    <>
      <StoredAnswer item={item} />
      {refused && (
        <Notice kind="warning" title={t("question:not_saved")}>
          <AnswerLines question={item.form} typed={typedBefore(refused, item.prefix)} />
        </Notice>
      )}
    </>
  );
}

/**
 * A question that cannot be answered now: why, and where to go. Its stored answer comes back when the parent opens it.
 */
export function ClosedAnswer({
  item,
  closed,
  isRead,
}: {
  item: QuestionItem;
  closed: NonNullable<QuestionItem["closed"]>;
  isRead: boolean;
}) {
  const t = useT();
  const why = <Sentences of={closed.words} />;
  return (
    <>
      {closed.effect === "na" || isRead ? (
        <Notice kind="info">{why}</Notice>
      ) : (
        <DisabledButton reason={why}>{t("question:closed.button")}</DisabledButton>
      )}
      {Object.keys(item.typed).length > 0 && (
        <>
          <p>{t("question:closed.kept")}</p>
          <StoredAnswer item={item} />
        </>
      )}
    </>
  );
}
