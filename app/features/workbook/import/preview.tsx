import type { RefusedForm } from "~/domain/issues";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { controlState, isChosen, type FormField } from "~/ui/form/control";
import { FieldErrors } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { workbookUrls } from "~/web/urls";
import { useSchemaForm } from "~/web/schema-form";
import { ChangeLines } from "./change";
import type { ShownChange } from "./changes";
import { confirmChanges } from "./form";
import type { PreviewPage } from "./present";
import { Refusals } from "./refusals";

interface PreviewProps {
  page: PreviewPage;
  refused: RefusedForm | undefined;
}

/**
 * What a file would change, which values are refused, and what stays: nothing is stored before the user confirms it.
 */
export function Preview({ page, refused }: PreviewProps) {
  const t = useT();
  const { file, until, changes, refusals, more, unchanged, kept } = page;
  return (
    <>
      <ErrorSummary refused={refused} labels={{ changes: t("excel:changes") }} />
      <PageHeading title={t("excel:preview.title")} lead={t("excel:preview.lead", { file, until })} />
      {changes.length > 0 ? (
        <Changes changes={changes} refused={refused} />
      ) : (
        <>
          <p>{t("excel:changes_none")}</p>
          <p>
            <a href={workbookUrls.page()}>{t("excel:crumb")}</a>
          </p>
        </>
      )}
      {refusals.length > 0 && (
        <section>
          <h2>{t("excel:refused")}</h2>
          <p>{t("excel:refused_hint")}</p>
          <Refusals id="rifiuti" caption={t("excel:refused")} refusals={refusals} />
          {more > 0 && <p>{t("excel:refused.more", { count: more })}</p>}
        </section>
      )}
      {kept !== null && <p>{kept}</p>}
      {unchanged > 0 && <p>{t("excel:unchanged", { count: unchanged })}</p>}
    </>
  );
}

function Changes({ changes, refused }: { changes: ShownChange[]; refused: RefusedForm | undefined }) {
  const t = useT();
  const ticked = changes.flatMap(({ value, isTicked }) => (isTicked ? [value] : []));
  const { changes: boxes } = useSchemaForm(confirmChanges, refused, { changes: ticked });
  const field = controlState({ field: boxes }, t("excel:changes"), { hint: true });
  return (
    <PostForm>
      <fieldset className="field" aria-describedby={field.describedBy}>
        <legend>
          <h2 className="m-0">{t("excel:changes")}</h2>
        </legend>
        <p id={field.hintId} className="hint">
          {t("excel:changes_hint")}
        </p>
        <FieldErrors id={field.errorId} errors={field.errors} />
        <div className="choices">
          {changes.map((change, index) => (
            // The error summary links to the first box: a fieldset takes no focus.
            <Change
              key={change.value}
              id={index === 0 ? field.id : `c${index}`}
              change={change}
              field={boxes}
            />
          ))}
        </div>
      </fieldset>
      <Buttons>
        <SubmitButton>{t("excel:confirm")}</SubmitButton>
        <LinkButton to={workbookUrls.page()} variant="secondary">
          {t("excel:cancel")}
        </LinkButton>
      </Buttons>
    </PostForm>
  );
}

interface ChangeProps {
  id: string;
  change: ShownChange;
  field: FormField;
}

/** One question with a ticked box. Plain markup, because a hundred of them have to fit the page. */
function Change({ id, change, field }: ChangeProps) {
  const { value, words, isTicked, conflict } = change;
  return (
    <div className="choice">
      <input
        type="checkbox"
        id={id}
        name="changes"
        value={value}
        defaultChecked={isChosen({ field }, value, isTicked)}
        aria-describedby={`${id}d`}
      />
      <label htmlFor={id}>{words}</label>
      <div id={`${id}d`} className="hint">
        {conflict !== null && <p className="error">{conflict}</p>}
        <ChangeLines change={change} />
      </div>
    </div>
  );
}
