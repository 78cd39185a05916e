import { useLoaderData } from "@remix-run/react";
import { Buttons, DisabledButton, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { loader } from "./load.server";

/** Says what a grant means and asks before it is given or taken back. */
export function Grant() {
  const { owner, grantee, isAllowed, isAsleep } = useLoaderData<typeof loader>();
  const t = useT();
  const names = { owner: owner.name, grantee: grantee.name };
  const back = (
    <LinkButton to={providerUrls.group(owner.id)} variant="secondary" cancels>
      {t("provider:cancel")}
    </LinkButton>
  );
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading
        title={t(isAllowed ? "provider:grant.take_title" : "provider:grant.give_title", names)}
        lead={t(isAllowed ? "provider:grant.take_text" : "provider:grant.give_text", names)}
      />
      {isAsleep && !isAllowed ? (
        <>
          <DisabledButton reason={<p>{t("provider:grant.not_one_group")}</p>}>
            {t("provider:grant.give")}
          </DisabledButton>
          <p className="mt-4">{back}</p>
        </>
      ) : (
        <PostForm>
          <Buttons>
            <SubmitButton
              name="allowed"
              value={isAllowed ? "no" : "yes"}
              variant={isAllowed ? "danger" : "primary"}
            >
              {t(isAllowed ? "provider:grant.take" : "provider:grant.give")}
            </SubmitButton>
            {back}
          </Buttons>
        </PostForm>
      )}
    </>
  );
}
