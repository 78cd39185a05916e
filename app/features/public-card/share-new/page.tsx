import { useLoaderData } from "@remix-run/react";
import { AREAS } from "~/domain/question/question";
import type { RefusedForm } from "~/domain/issues";
import type { TextKey } from "~/texts/resources";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Checkboxes } from "~/ui/form/checkboxes";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormSection } from "~/ui/form/form-section";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { TextInput } from "~/ui/form/text-input";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { useSchemaForm } from "~/web/schema-form";
import { shareForm } from "./form";
import type { loader } from "./load.server";

/** A new link to a card: for whom, until when, and what it shows. */
export function NewShare() {
  const t = useT();
  const refused = useRefusedForm();
  const labels = {
    recipient: t("shares:recipient"),
    endsOn: t("shares:ends_on"),
    showsScoring: t("shares:shows_scoring"),
    topics: t("shares:topics"),
    sharesReport: t("shares:shares_report"),
    sharesDocument: t("shares:shares_document"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading
        title={t("shares:add_title")}
        lead={t("shares:add_lead", { number: useLoaderData<typeof loader>().number })}
      />
      <ShareForm labels={labels} refused={refused} />
    </>
  );
}

interface ShareFormProps {
  labels: Record<keyof (typeof shareForm)["shape"], string>;
  refused: RefusedForm | undefined;
}

function ShareForm({ labels, refused }: ShareFormProps) {
  const t = useT();
  const { isScored, topics, usualEnd } = useLoaderData<typeof loader>();
  const {
    recipient,
    endsOn,
    showsScoring,
    sharesReport,
    sharesDocument,
    topics: field,
  } = useSchemaForm(shareForm, refused, {
    endsOn: usualEnd,
  });
  const inOrder = AREAS.flatMap((area) => topics.filter((topic) => topic.area === area));
  return (
    <PostForm typed>
      <TextInput
        field={recipient}
        label={labels.recipient}
        hint={t("shares:recipient_hint")}
        autoComplete="off"
        required
      />
      <TextInput
        field={endsOn}
        label={labels.endsOn}
        hint={t("shares:ends_on_hint")}
        autoComplete="off"
        width="short"
        required
      />
      <FormSection title={t("shares:what")}>
        <p>{t("shares:always")}</p>
        {isScored ? <Checkbox field={showsScoring} label={labels.showsScoring} /> : null}
        <Checkboxes
          field={field}
          legend={labels.topics}
          hint={t("shares:topics_hint")}
          options={inOrder.map(({ id, area, label }) => ({
            value: id,
            label: `${t(`labels:area.${area}` as TextKey)} · ${label}`,
          }))}
        />
        <Checkbox
          field={sharesReport}
          label={labels.sharesReport}
          hint={t(isScored ? "shares:shares_report_hint" : "shares:shares_report_hint_unscored")}
        />
        <Checkbox
          field={sharesDocument}
          label={labels.sharesDocument}
          hint={t("shares:shares_document_hint")}
        />
      </FormSection>
      <Buttons>
        <SubmitButton>{t("shares:submit")}</SubmitButton>
        <LinkButton to={cardUrls.shares()} variant="secondary">
          {t("shares:cancel")}
        </LinkButton>
      </Buttons>
    </PostForm>
  );
}
