import { VERDICTS } from "~/domain/card/card-life";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Radios } from "~/ui/form/radios";
import { TextArea } from "~/ui/form/text-area";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { judgeForm } from "./form";
import { fieldName, type ItemView } from "./present";

interface FormProps {
  item: ItemView;
  action: string;
}

/** One form per item: all post the same names, and each has its own ids. */
export function JudgeForm({ item, action, refused }: FormProps & { refused: RefusedForm | undefined }) {
  const t = useT();
  const { place, name, next, stored } = item;
  const fields = useSchemaForm(judgeForm, refused, stored as never);
  const label = place === 0 ? t("verifier:form.of_answer") : t("verifier:form.of_file", { name });
  return (
    <PostForm typed action={action} aria-label={label}>
      <Known item={item} intent="judge" />
      <input type="hidden" name="next" value={next} />
      <Radios
        field={fields.verdict}
        idName={fieldName("verdict", place)}
        legend={t("verifier:form.verdict")}
        inline
        options={VERDICTS.map((verdict) => ({ value: verdict, label: t(`verifier:form.${verdict}`) }))}
      />
      <TextArea
        field={fields.comment}
        idName={fieldName("comment", place)}
        label={t("verifier:form.comment")}
        hint={t("verifier:form.comment_hint")}
        rows={3}
      />
      <Buttons>
        <SubmitButton>{t(next === "" ? "verifier:form.save" : "verifier:form.save_next")}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}

/** Takes the judgement back: the item is to be judged again. */
export function TakeBackForm({ item, action }: FormProps) {
  const t = useT();
  const { place, name } = item;
  const label = place === 0 ? t("verifier:form.back_answer") : t("verifier:form.back_file", { name });
  return (
    <PostForm action={action} aria-label={label}>
      <Known item={item} intent="take_back" />
      <SubmitButton variant="quiet">{t("verifier:form.take_back")}</SubmitButton>
    </PostForm>
  );
}

/** What the page knew when the form was made. */
const Known = ({ item, intent }: { item: ItemView; intent: "judge" | "take_back" }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="attachment" value={item.attachment} />
    <input type="hidden" name="seen" value={item.seen} />
  </>
);
