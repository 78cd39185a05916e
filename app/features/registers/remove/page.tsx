import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registerUrls } from "~/web/registers-urls";
import type { loader } from "../load-one.server";
import { RowFacts } from "../row-facts";
import { rowTitle } from "../words";

export function RemoveRow() {
  const { register, row } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("registers:remove_title")} lead={t("registers:remove_text")} />
      <h2>{rowTitle(register, row.values)}</h2>
      <RowFacts register={register} values={row.values} />
      <PostForm>
        <input type="hidden" name="revision" value={row.revision} />
        <Buttons>
          <SubmitButton variant="danger">{t("registers:remove_confirm")}</SubmitButton>
          <LinkButton to={registerUrls.one(register)} variant="secondary" cancels>
            {t("registers:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
