import { COMMENT_LENGTH } from "~/domain/card/judgements";
import type { FormFailure } from "~/domain/faults";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { shownValue } from "~/ui/form/failure";
import { fieldState } from "~/ui/form/field";
import { FieldFrame, Hint } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { replyField, type CommentRow } from "./present";

interface ReplyFormProps {
  row: CommentRow;
  failure: FormFailure | undefined;
}

/** One form per comment: all post the same names, and each has ids of its own. */
export function ReplyForm({ row, failure }: ReplyFormProps) {
  const t = useT();
  const { question, attachment, seen, reply, about } = row;
  const label = t(reply === "" ? "verification:reply" : "verification:reply_change");
  const name = replyField(row);
  const field = fieldState(name, label, failure, { limit: true });
  return (
    <PostForm slow aria-label={`${about}: ${row.prompt}`}>
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="attachment" value={attachment} />
      <input type="hidden" name="seen" value={seen} />
      <FieldFrame field={field} label={label}>
        <textarea
          id={field.id}
          name="reply"
          rows={3}
          className="input"
          defaultValue={shownValue(failure, name, reply)}
          maxLength={COMMENT_LENGTH}
          aria-describedby={field.describedBy}
          aria-invalid={field.errors.length > 0 || undefined}
        />
        <Hint id={field.limitId}>{t("common:at_most_characters", { max: COMMENT_LENGTH })}</Hint>
      </FieldFrame>
      <Buttons>
        <SubmitButton variant="secondary">{t("verification:reply_save")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
