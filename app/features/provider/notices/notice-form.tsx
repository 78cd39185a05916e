import { useLoaderData } from "@remix-run/react";
import { NOTICE_KINDS } from "~/domain/company/desk-states";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { Radios } from "~/ui/form/radios";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextArea } from "~/ui/form/text-area";
import { TextInput } from "~/ui/form/text-input";
import type { T } from "~/texts/resources";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { useSchemaForm } from "~/web/schema-form";
import { noticeForm } from "./form";
import type { loader } from "./load.server";

export const noticeLabels = (t: T) => ({
  kind: t("provider:notice.kind"),
  title: t("provider:notice.title"),
  text: t("provider:notice.text"),
  from: t("provider:notice.from"),
  until: t("provider:notice.until"),
});

export function NoticeForm() {
  const { today } = useLoaderData<typeof loader>();
  const fields = useSchemaForm(noticeForm, useRefusedForm(), { kind: "news", from: today });
  const t = useT();
  const labels = noticeLabels(t);
  return (
    <PostForm typed action={providerUrls.notices()}>
      <Radios
        field={fields.kind}
        legend={labels.kind}
        options={NOTICE_KINDS.map((value) => ({ value, label: t(`provider:notice_kind.${value}`) }))}
      />
      <TextInput field={fields.title} label={labels.title} required autoComplete="off" />
      <TextArea field={fields.text} label={labels.text} hint={t("provider:notice.text_hint")} required />
      <TextInput
        field={fields.from}
        label={labels.from}
        hint={t("provider:notice.day_hint")}
        width="short"
        autoComplete="off"
        required
      />
      <TextInput
        field={fields.until}
        label={labels.until}
        hint={t("provider:notice.until_hint")}
        width="short"
        autoComplete="off"
        required
      />
      <Buttons>
        <SubmitButton name="step" value="check">
          {t("provider:notice.check")}
        </SubmitButton>
      </Buttons>
    </PostForm>
  );
}
