import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { controlState, isChosen, type FormField } from "~/ui/form/control";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FieldErrors } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { AnswerLines } from "~/ui/question/answer-lines";
import { useT } from "~/ui/texts";
import { useSchemaForm } from "~/web/schema-form";
import { urls } from "~/web/urls";
import { confirmForm } from "./form";
import type { CopiedItem, loader } from "./load.server";

/** The copies that wait, each with its source; a box for each, ticked where it was copied from another company, and one button. */
export function Copies() {
  const t = useT();
  const refused = useRefusedForm();
  const { items, canWrite, year } = useLoaderData<typeof loader>();
  const confirmable = canWrite ? items.filter(({ isConfirmable }) => isConfirmable) : [];
  const { copies } = useSchemaForm(confirmForm, refused, {
    copies: confirmable.filter(({ isChosen }) => isChosen).map(({ box }) => box),
  });
  const lead = items.length === 0 ? t("copy:list.none") : t("copy:list.lead", { count: items.length });
  return (
    <>
      <ErrorSummary refused={refused} labels={{ copies: t("copy:list.legend") }} />
      <PageHeading title={t("copy:list.title")} lead={lead} />
      {items.length > 0 && !canWrite && <p>{t("copy:list.read_only")}</p>}
      {confirmable.length > 0 ? (
        <PostForm>
          <Items items={items} field={copies} />
          <input type="hidden" name="year" value={year} />
          <Buttons>
            <SubmitButton>{t("copy:list.action")}</SubmitButton> <ToSurvey />
          </Buttons>
        </PostForm>
      ) : (
        <>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
          <ToSurvey />
        </>
      )}
    </>
  );
}

function ToSurvey() {
  const t = useT();
  return (
    <LinkButton to={urls.survey()} variant="secondary">
      {t("copy:list.to_survey")}
    </LinkButton>
  );
}

function Items({ items, field }: { items: readonly CopiedItem[]; field: FormField }) {
  const t = useT();
  const state = controlState({ field }, t("copy:list.legend"), { hint: true });
  const first = items.find(({ isConfirmable }) => isConfirmable);
  return (
    <fieldset className="field" aria-describedby={state.describedBy}>
      <legend className="sr-only">{t("copy:list.legend")}</legend>
      <p id={state.hintId} className="hint">
        {t("copy:list.text")}
      </p>
      <FieldErrors id={state.errorId} errors={state.errors} />
      <div className="my-6 grid gap-6">
        {items.map((item) => (
          // The error summary links to the first box: a fieldset takes no focus.
          <Item key={item.id} item={item} box={{ id: item === first ? state.id : `c-${item.id}`, field }} />
        ))}
      </div>
    </fieldset>
  );
}

interface ItemProps {
  item: CopiedItem;
  box?: { id: string; field: FormField };
}

function Item({ item: { id, words, href, lines, notes, box: value, isConfirmable }, box }: ItemProps) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>
        <a href={href}>{words}</a>
      </h2>
      <AnswerLines lines={lines} notes={notes} />
      {!isConfirmable && <p>{t("copy:list.closed")}</p>}
      {isConfirmable && box && (
        <div className="choice">
          <input
            type="checkbox"
            id={box.id}
            name="copies"
            value={value}
            defaultChecked={isChosen({ field: box.field }, value, true)}
          />
          <label htmlFor={box.id}>
            {t("copy:list.answer")}
            <span className="sr-only">: {words}</span>
          </label>
        </div>
      )}
    </section>
  );
}
