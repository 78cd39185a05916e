import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { loader } from "./load.server";

export function EndNotice() {
  const { id, title } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("provider:end_notice.title", { title })} lead={t("provider:end_notice.text")} />
      <PostForm>
        <input type="hidden" name="id" value={id} />
        <Buttons>
          <SubmitButton variant="danger">{t("provider:notices.end")}</SubmitButton>
          <LinkButton to={providerUrls.notices()} variant="secondary" cancels>
            {t("provider:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
