import type { RefusedForm } from "~/domain/issues";
import { Buttons, DisabledButton, SubmitButton } from "~/ui/form/button";
import { ChoiceInput } from "~/ui/form/choice";
import { controlState, isChosen } from "~/ui/form/control";
import { FieldErrors } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import { RefusalList } from "~/ui/card/refusal-list";
import { DocumentsNeeded } from "~/ui/card/documents-needed";
import { useOffers } from "~/web/offered";
import { refusalOf } from "~/web/refusal-words";
import { useSchemaForm } from "~/web/schema-form";
import { verificationForm } from "./form";
import type { presentVerification } from "./present";

type Presented = ReturnType<typeof presentVerification>;

type OpeningProps = Pick<Presented, "revision" | "refusals" | "nextIssueAt" | "canWrite" | "documents"> & {
  refused: RefusedForm | undefined;
};

/** The form that opens a verification, or the refusals; then how one goes, and what it requires. */
export function Opening(props: OpeningProps) {
  const t = useT();
  return (
    <>
      <section aria-labelledby="apri" className="panel">
        <h2 id="apri">{t("verification:open_title")}</h2>
        <OpeningForm {...props} />
      </section>
      <Details summary={t("verification:how_summary")} look="panel">
        <Explanation />
      </Details>
      <DocumentsNeeded levels={props.documents} reader="company" />
    </>
  );
}

function Explanation() {
  const t = useT();
  return (
    <>
      <section aria-labelledby="che-cosa-e">
        <h2 id="che-cosa-e">{t("verification:what")}</h2>
        <p>{t("verification:what_text")}</p>
      </section>
      <section aria-labelledby="che-cosa-succede">
        <h2 id="che-cosa-succede">{t("verification:how")}</h2>
        <ol className="list-decimal pl-5">
          {(["automatic", "third_party", "in_depth", "issue"] as const).map((step) => (
            <li key={step}>{t(`verification:how.${step}`)}</li>
          ))}
        </ol>
        <p>{t("verification:how_deadline")}</p>
      </section>
      <section aria-labelledby="prove">
        <h2 id="prove">{t("verification:evidence_title")}</h2>
        <p>{t("verification:evidence_text")}</p>
      </section>
    </>
  );
}

function OpeningForm({ revision, refusals, nextIssueAt, canWrite, documents, refused }: OpeningProps) {
  const t = useT();
  const offers = useOffers();
  const label = t("verification:open_button");
  if (!canWrite) return <p>{t("dashboard:read_only")}</p>;
  if (refusals.length > 0)
    return (
      <DisabledButton
        reason={
          <RefusalList refusals={refusals.map((key) => refusalOf(key, offers))} nextIssueAt={nextIssueAt} />
        }
      >
        {label}
      </DisabledButton>
    );
  return (
    <PostForm>
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name="revision" value={revision} />
      <LevelChoice refused={refused} documents={documents} />
      <p>{t("verification:open_text")}</p>
      <Buttons>
        <SubmitButton>{label}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}

function LevelChoice({ refused, documents }: Pick<OpeningProps, "refused" | "documents">) {
  const t = useT();
  const { level: field } = useSchemaForm(verificationForm, refused);
  const legend = t("verification:level_legend");
  const state = controlState({ field }, legend);
  return (
    <fieldset className="field" aria-describedby={state.describedBy}>
      <legend>{legend}</legend>
      <FieldErrors id={state.errorId} errors={state.errors} />
      <div className="choices">
        {documents.map(({ level, lacking }, index) => (
          <ChoiceInput
            key={level}
            type="radio"
            id={index === 0 ? state.id : `${state.id}-${level}`}
            name="level"
            value={String(level)}
            checked={isChosen({ field }, String(level), false)}
            hint={`${t(`verification:level_${level}_hint`)} ${
              lacking === 0
                ? t("verification:documents.hint_complete")
                : t("verification:documents.hint_missing", { count: lacking })
            }`}
            invalid={state.errors.length > 0}
          >
            {t(`verification:level_${level}`)}
          </ChoiceInput>
        ))}
      </div>
      {documents.some(({ lacking }) => lacking > 0) ? (
        <p>
          <a href="#documenti">{t("verification:documents.see")}</a>
        </p>
      ) : null}
    </fieldset>
  );
}
