import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { TextArea } from "~/ui/form/text-area";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { verificationForm } from "./form";
import { replyField, type CommentRow } from "./present";

interface ReplyFormProps {
  row: CommentRow;
  /** Of this form alone. */
  refused: RefusedForm | undefined;
}

/** One form per comment: all post the same names, and each has its own ids. */
export function ReplyForm({ row, refused }: ReplyFormProps) {
  const t = useT();
  const { question, attachment, seen, reply, about } = row;
  const fields = useSchemaForm(verificationForm, refused, { reply });
  return (
    <PostForm aria-label={`${about}: ${row.prompt}`}>
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="attachment" value={attachment} />
      <input type="hidden" name="seen" value={seen} />
      <TextArea
        field={fields.reply}
        idName={replyField(row)}
        label={t(reply === "" ? "verification:reply" : "verification:reply_change")}
        rows={3}
      />
      <Buttons>
        <SubmitButton variant="secondary">{t("verification:reply_save")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
