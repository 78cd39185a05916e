import { ANSWER_LIMITS } from "~/domain/answers/answer-faults";
import type { FormFailure } from "~/domain/faults";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import { Attachments } from "~/ui/question/attachments";
import { QuestionFields } from "~/ui/question/question-fields";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { StoredAnswer } from "./answer-shown";
import { fieldsFailure, isConflict, revisionOf } from "./failure";
import type { QuestionItem } from "./question-item";
import { Sentences } from "./sentences";

interface Props {
  item: QuestionItem;
  failure: FormFailure | undefined;
  here: string;
  headingId: string;
}

/** Everything that can be said about one question. */
export function AnswerFields({ item, failure, here, headingId }: Props) {
  const form = { ...item, ...item.filled };
  return (
    <>
      <input type="hidden" name={`${item.prefix}revision`} value={revisionOf(failure, item)} />
      {isConflict(failure, item) && <Theirs item={item} here={here} />}
      {item.notes.map(({ title, words }) => (
        <Notice key={title} kind="info" title={title}>
          <Sentences of={words} />
        </Notice>
      ))}
      {item.incompatibility?.messages.map((message) => (
        <Notice key={message} kind="warning" title="">
          {message}
        </Notice>
      ))}
      <QuestionFields
        question={item.form}
        typed={form.typed}
        computed={form.computed}
        failure={fieldsFailure(failure)}
        prefix={item.prefix}
        headingId={headingId}
      />
      <Incompatibility item={item} failure={failure} />
      <NotApplicable item={form} failure={failure} />
      <Explanation item={item} failure={failure} />
      {item.evidence?.taken && (
        <Attachments
          evidence={item.evidence.taken}
          files={item.evidence.files}
          prefix={item.prefix}
          failure={failure}
          urlOf={urls.file}
        />
      )}
    </>
  );
}

type AboutProps = Pick<Props, "item" | "failure">;

/** What a colleague saved while this form was open; the own values stand in the form below it. */
function Theirs({ item, here }: { item: QuestionItem; here: string }) {
  const t = useT();
  return (
    <Notice kind="warning" title={t("question:conflict.title")}>
      <p>{item.savedBy}</p>
      <StoredAnswer item={item} />
      <p>{t("question:conflict.yours")}</p>
      <p>
        <a href={here}>{t("question:conflict.keep_theirs")}</a>
      </p>
    </Notice>
  );
}

function Incompatibility({ item: { incompatibility, prefix }, failure }: AboutProps) {
  const t = useT();
  if (!incompatibility) return null;
  return (
    <TextArea
      name={`${prefix}incompatibilityExplanation`}
      label={t("question:incompatibility.label")}
      hint={t("question:incompatibility.hint")}
      value={incompatibility.explanation}
      failure={failure}
      maxLength={ANSWER_LIMITS.incompatibilityExplanation}
      rows={2}
    />
  );
}

function NotApplicable({ item: { notApplicable, prefix }, failure }: AboutProps) {
  const t = useT();
  if (!notApplicable) return null;
  const name = `${prefix}notApplicable`;
  const reason = `${prefix}notApplicableReason`;
  const isFaulty = failure?.faults.some(({ path }) => path === name || path === reason) ?? false;
  const isTicked = failure ? failure.values[name] !== undefined : notApplicable.chosen;
  return (
    <Details summary={t("question:not_applicable.summary")} open={isTicked || isFaulty}>
      <Checkbox
        name={name}
        label={t("question:not_applicable.label")}
        checked={notApplicable.chosen}
        failure={failure}
      />
      <TextArea
        name={reason}
        label={t("question:not_applicable.reason")}
        hint={t("question:not_applicable.hint")}
        value={notApplicable.reason}
        failure={failure}
        maxLength={ANSWER_LIMITS.notApplicableReason}
        rows={2}
      />
    </Details>
  );
}

function Explanation({ item: { explanation, prefix }, failure }: AboutProps) {
  const t = useT();
  const name = `${prefix}explanation`;
  const isFaulty = failure?.faults.some(({ path }) => path === name) ?? false;
  const isTyped = (failure?.values[name]?.[0] ?? explanation) !== "";
  return (
    <Details summary={t("question:explanation.summary")} open={isTyped || isFaulty}>
      <TextArea
        name={name}
        label={t("question:explanation.label")}
        value={explanation}
        failure={failure}
        required={false}
        maxLength={ANSWER_LIMITS.explanation}
        rows={3}
      />
    </Details>
  );
}
