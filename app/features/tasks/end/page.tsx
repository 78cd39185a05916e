import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import type { loader } from "./load.server";

/** Asks before a task ends. */
export function EndTask() {
  const t = useT();
  const { as, id, subject, state, isOffered } = useLoaderData<typeof loader>();
  const back = (
    <LinkButton to={taskUrls.one(id)} variant="secondary" cancels>
      {t("tasks:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t(`tasks:end.${as}`)} lead={subject} />
      {isOffered ? (
        <PostForm>
          <Buttons>
            <SubmitButton>{t(`tasks:end.${as}`)}</SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      ) : (
        <>
          <p>{t("tasks:end.not_offered", { state })}</p>
          <p>{back}</p>
        </>
      )}
    </>
  );
}
