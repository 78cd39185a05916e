import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Fact, Facts } from "~/ui/layout/facts";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import type { loader } from "./load.server";

/** A link, and the button that revokes it. */
export function RevokeLink() {
  const t = useT();
  const { prompt, name, email, note, asked, until, shows, isOpen } = useLoaderData<typeof loader>();
  const back = (
    <LinkButton to={taskUrls.list()} variant="secondary" cancels>
      {t("tasks:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("tasks:revoke.title")} lead={t("tasks:revoke.lead")} />
      <Facts>
        <Fact label={t("tasks:column.subject")}>{prompt}</Fact>
        <Fact label={t("tasks:column.sent_to")}>
          {name}, {email}
        </Fact>
        <Fact label={t("tasks:column.asked_by")}>{asked}</Fact>
        <Fact label={t("tasks:column.until")}>{until}</Fact>
        <Fact label={t("tasks:column.note")}>
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
        <Fact label={t("tasks:revoke.sees")}>{shows}</Fact>
      </Facts>
      {isOpen ? (
        <PostForm>
          <Buttons>
            <SubmitButton variant="danger">{t("tasks:revoke.submit")}</SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      ) : (
        <>
          <p>{t("tasks:revoke.over")}</p>
          <p>{back}</p>
        </>
      )}
    </>
  );
}
