import { Buttons, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { ToPublish } from "./act.server";
import { Shown } from "./shown";

/** The notice as people will see it: nothing has been published yet. */
export function ConfirmNotice({ notice }: ToPublish) {
  const t = useT();
  const { kind, title, text, from, until } = notice;
  return (
    <>
      <PageHeading title={t("provider:notice.confirm_title")} lead={t("provider:notice.confirm_lead")} />
      <Shown
        kind={t(`provider:notice_kind.${kind}`)}
        title={title}
        text={text}
        period={t("provider:notices.period", { from, until })}
      />
      <PostForm action={providerUrls.notices()}>
        {Object.entries(notice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Buttons>
          <SubmitButton name="step" value="publish">
            {t("provider:notice.publish")}
          </SubmitButton>
          <SubmitButton name="step" value="change" variant="secondary">
            {t("provider:notice.change")}
          </SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}
