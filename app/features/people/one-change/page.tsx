import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { loader } from "./load.server";

/** Says what a change to a person means and asks for it. */
export function OneChangePage() {
  const { name, email, words, why, back: backHref, idempotencyKey } = useLoaderData<typeof loader>();
  const t = useT();
  const action = t(`people:one.${words}.action`);
  const back = (
    <LinkButton to={backHref} variant="secondary" cancels>
      {t("people:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t(`people:one.${words}.title`, { name })} lead={t(`people:one.${words}.text`)} />
      <p>
        {name}, <span className="hint">{email}</span>
      </p>
      {why === null ? (
        <PostForm>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <Buttons>
            <SubmitButton
              variant={
                words === "delete" || words === "withdraw" || words === "disable" ? "danger" : "primary"
              }
            >
              {action}
            </SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      ) : (
        <>
          <DisabledButton reason={<p>{why}</p>}>{action}</DisabledButton>
          <p className="mt-4">{back}</p>
        </>
      )}
    </>
  );
}
