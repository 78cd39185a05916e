import type { RefusedForm } from "~/domain/issues";
import { DisabledButton, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { PostForm } from "~/ui/form/post-form";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { nextYear } from "./form";

interface FiscalYearProps {
  year: number;
  /** The next year is over too, so the administrator can open it. */
  isNextClosed: boolean;
  isAdmin: boolean;
  /** The connected server lets a company open a year. */
  isOffered: boolean;
  refused: RefusedForm | undefined;
}

/** The year the company is working on, and the opening of the next, which ends the work on this one (D1). */
export function FiscalYear({ year, isNextClosed, isAdmin, isOffered, refused }: FiscalYearProps) {
  const t = useT();
  const { understood } = useSchemaForm(nextYear, refused);
  const next = year + 1;
  const open = t("registry:year.open", { year: next });
  return (
    <section id="year" className="panel" aria-labelledby="year-titolo">
      <h2 id="year-titolo">{t("registry:section.year")}</h2>
      <p>{t("registry:year.text", { year })}</p>
      {!isOffered ? (
        <p>{t("registry:year.not_offered", { next })}</p>
      ) : !isAdmin ? (
        <p>{t("registry:year.administrator", { next })}</p>
      ) : !isNextClosed ? (
        <DisabledButton reason={<p>{t("registry:year.not_over", { next, after: next + 1 })}</p>}>
          {open}
        </DisabledButton>
      ) : (
        <PostForm action={historyUrls.openYear()}>
          <input type="hidden" name="year" value={next} />
          <Checkbox field={understood} label={t("registry:year.understood", { year })} required />
          <SubmitButton>{open}</SubmitButton>
        </PostForm>
      )}
    </section>
  );
}
