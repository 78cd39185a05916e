import type { ReactNode } from "react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";

interface RemovalPageProps {
  title: string;
  lead: string;
  /** The button that removes. */
  confirm: string;
  back: string;
  /** What is going to be removed; null where nothing can be shown of it. */
  children: ReactNode;
}

/** Asks before something of the company is removed. */
export function RemovalPage({ title, lead, confirm, back, children }: RemovalPageProps) {
  const t = useT();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={title} lead={lead} />
      {children === null ? null : <p>{children}</p>}
      <PostForm>
        <Buttons>
          <SubmitButton variant="danger">{confirm}</SubmitButton>
          <LinkButton to={back} variant="secondary" cancels>
            {t("company:cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
