import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { PostForm } from "~/ui/form/post-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { Answered, HiddenFields } from "./item";
import type { ObsoleteItem } from "./present";

interface RemovingProps {
  item: ObsoleteItem;
  year: number;
  /** Address to cancel. */
  list: string;
}

/** Asks for confirmation before an answer is removed. */
export function Removing({ item, year, list }: RemovingProps) {
  const t = useT();
  return (
    <>
      <PageHeading
        title={t("obsolete:remove.title")}
        lead={t(item.why === "withdrawn" ? "obsolete:remove.lead_withdrawn" : "obsolete:remove.lead")}
      />
      <section className="panel" aria-labelledby="risposta">
        <h2 id="risposta">{item.prompt}</h2>
        <Answered item={item} />
        <p>
          <a href={item.historyHref}>{t("obsolete:to_history")}</a>
        </p>
        {item.files > 0 && <p>{t("obsolete:remove.files", { count: item.files })}</p>}
      </section>
      <PostForm>
        <HiddenFields item={item} year={year} way="remove" />
        <Buttons>
          <SubmitButton variant="danger">{t("obsolete:action.remove_confirm")}</SubmitButton>
          <LinkButton to={list} variant="secondary" cancels>
            {t("obsolete:action.cancel")}
          </LinkButton>
        </Buttons>
      </PostForm>
    </>
  );
}
