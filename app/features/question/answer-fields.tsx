import { ANSWER_LIMITS } from "~/domain/answers/answer-issues";
import type { RefusedForm } from "~/domain/issues";
import { Checkbox } from "~/ui/form/checkbox";
import { TextArea } from "~/ui/form/text-area";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import { Attachments } from "~/ui/question/attachments";
import { QuestionFields } from "~/ui/question/question-fields";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Radios } from "~/ui/form/radios";
import { OTHER_REASON } from "./reason";
import { StoredAnswer } from "./answer-shown";
import { refusedFields, isConflict, revisionOf } from "./refused";
import type { QuestionItem } from "./question-item";
import { Sentences } from "./sentences";

interface Props {
  item: QuestionItem;
  refused: RefusedForm | undefined;
  here: string;
  headingId: string;
  /** What takes files is folded while there is none. */
  foldsFiles?: boolean;
  /** The page follows a save, and opens on the first field. */
  isArrival?: boolean;
}

/** Every input of one question. */
export function AnswerFields({ item, refused, here, headingId, foldsFiles = false, isArrival }: Props) {
  const form = { ...item, ...item.filled };
  const why = item.filled?.incompatibilityExplanation;
  const incompatibility =
    item.incompatibility && why !== undefined
      ? { ...item.incompatibility, explanation: why }
      : item.incompatibility;
  return (
    <>
      <input type="hidden" name={`${item.prefix}revision`} value={revisionOf(refused, item)} />
      {isConflict(refused, item) && <ColleagueAnswer item={item} here={here} />}
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
        before={refused || item.filled ? item.before.alone : item.before.compared}
        refused={refusedFields(refused)}
        prefix={item.prefix}
        headingId={headingId}
        isArrival={isArrival ?? false}
      />
      <Incompatibility item={{ ...item, incompatibility }} refused={refused} />
      <NotApplicable item={form} refused={refused} />
      <Explanation item={form} refused={refused} />
      <Files item={item} refused={refused} isFolded={foldsFiles} />
    </>
  );
}

/** After a refusal nothing is folded: the files may be what was refused. */
function Files({ item: { evidence, prefix }, refused, isFolded }: AboutProps & { isFolded: boolean }) {
  const t = useT();
  if (!evidence?.taken) return null;
  const { taken, files } = evidence;
  const fields = (
    <Attachments evidence={taken} files={files} prefix={prefix} refused={refused} urlOf={urls.file} />
  );
  return isFolded && files.length === 0 && refused === undefined ? (
    <Details summary={t("files:later")}>{fields}</Details>
  ) : (
    fields
  );
}

type AboutProps = Pick<Props, "item" | "refused">;

/** What a colleague saved while this form was open; the user's own values are in the form below it. */
function ColleagueAnswer({ item, here }: { item: QuestionItem; here: string }) {
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

function Incompatibility({ item: { incompatibility, prefix }, refused }: AboutProps) {
  const t = useT();
  if (!incompatibility) return null;
  return (
    <TextArea
      name={`${prefix}incompatibilityExplanation`}
      label={t("question:incompatibility.label")}
      hint={t("question:incompatibility.hint")}
      value={incompatibility.explanation}
      refused={refused}
      maxLength={ANSWER_LIMITS.incompatibilityExplanation}
      rows={2}
    />
  );
}

function NotApplicable({ item: { notApplicable, prefix, form }, refused }: AboutProps) {
  const t = useT();
  if (!notApplicable) return null;
  const name = `${prefix}notApplicable`;
  const reason = `${prefix}notApplicableReason`;
  const reasons = form.notApplicableReasons ?? [];
  const isWrong = refused?.issues.some(({ path }) => path === name || path === reason) ?? false;
  const isTicked = refused ? refused.values[name] !== undefined : notApplicable.chosen;
  return (
    <Details summary={t("question:not_applicable.summary")} open={isTicked || isWrong}>
      <Checkbox
        name={name}
        label={t("question:not_applicable.label")}
        checked={notApplicable.chosen}
        refused={refused}
      />
      {reasons.length === 0 ? null : (
        <Radios
          name={`${prefix}notApplicableBecause`}
          legend={t("question:not_applicable.reason")}
          options={[
            ...reasons.map((label, index) => ({ value: String(index + 1), label })),
            { value: OTHER_REASON, label: t("question:not_applicable.other") },
          ]}
          value={notApplicable.because}
          refused={refused}
        />
      )}
      <TextArea
        name={reason}
        label={t(reasons.length === 0 ? "question:not_applicable.reason" : "question:not_applicable.words")}
        hint={t(reasons.length === 0 ? "question:not_applicable.hint" : "question:not_applicable.words_hint")}
        value={notApplicable.words}
        refused={refused}
        maxLength={ANSWER_LIMITS.notApplicableReason}
        rows={2}
      />
    </Details>
  );
}

function Explanation({ item: { explanation, prefix }, refused }: AboutProps) {
  const t = useT();
  const name = `${prefix}explanation`;
  const isWrong = refused?.issues.some(({ path }) => path === name) ?? false;
  const isTyped = (refused?.values[name]?.[0] ?? explanation) !== "";
  return (
    <Details summary={t("question:explanation.summary")} open={isTyped || isWrong}>
      <TextArea
        name={name}
        label={t("question:explanation.label")}
        value={explanation}
        refused={refused}
        required={false}
        maxLength={ANSWER_LIMITS.explanation}
        rows={3}
      />
    </Details>
  );
}
