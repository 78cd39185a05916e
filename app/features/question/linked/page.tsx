import { useLoaderData, useParams } from "@remix-run/react";
import { termsOfQuestion } from "~/domain/glossary/question-terms";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Hint } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Notice } from "~/ui/layout/notice";
import { FirstUses } from "~/ui/glossary/first-uses";
import { PageHeading } from "~/ui/layout/page-heading";
import { hintIdOf } from "~/ui/question/group";
import { QuestionHelp } from "~/ui/question/question-help";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import { AnswerFields } from "../answer-fields";
import { labelsOf } from "../labels";
import type { loader } from "./load.server";
import type { LinkedPage } from "./present";

/** One question of a company, for a person without an account. */
export function LinkedQuestion() {
  const t = useT();
  const { page, over } = useLoaderData<typeof loader>();
  const refused = useRefusedForm() ?? over ?? undefined;
  return (
    <>
      <ErrorSummary refused={refused} labels={page ? labelsOf(t, [page.item]) : {}} />
      {page ? (
        <FirstUses>
          <ProposalForm page={page} refused={refused} />
        </FirstUses>
      ) : (
        <>
          <PageHeading title={t("tasks:linked.over_title")} />
          <p>{t("tasks:linked.over")}</p>
          <Typed texts={typedTexts(refused)} />
        </>
      )}
    </>
  );
}

/** Inputs that no person types into. */
const NOT_TYPED = ["revision", "next", "undone", "proposal", "notApplicable"];

const typedTexts = (refused: RefusedForm | undefined): string[] =>
  Object.entries(refused?.values ?? {}).flatMap(([name, values]) =>
    NOT_TYPED.includes(name) ? [] : values.filter((value) => value.trim() !== ""),
  );

/** What a person wrote while the link ended: no form takes it any more, but it can be copied. */
function Typed({ texts }: { texts: readonly string[] }) {
  const t = useT();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="scritto">
      <h2 id="scritto">{t("tasks:linked.typed")}</h2>
      <p>{t("tasks:linked.typed_why")}</p>
      <ul>
        {texts.map((text, index) => (
          <li key={index} className="whitespace-pre-line">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEADING = "domanda";

function ProposalForm({ page, refused }: { page: LinkedPage; refused: RefusedForm | undefined }) {
  const t = useT();
  const { token = "" } = useParams();
  const { item, note, company, lead, until, sent, present } = page;
  const here = taskUrls.linked(token);
  return (
    <>
      <PageHeading id={HEADING} eyebrow={company} title={item.form.prompt} lead={lead} />
      {sent === null ? null : <Notice kind="info">{sent}</Notice>}
      {note === "" ? null : (
        <section aria-labelledby="nota">
          <h2 id="nota">{t("tasks:linked.note")}</h2>
          <p className="whitespace-pre-line">{note}</p>
        </section>
      )}
      <Hint id={hintIdOf(HEADING)}>{item.form.hint}</Hint>
      <QuestionHelp question={item.form} terms={termsOfQuestion(item.form)} />
      {present === null ? null : <p>{present}</p>}
      <PostForm typed action={here}>
        <AnswerFields item={item} refused={refused} here={here} headingId={HEADING} />
        <Buttons>
          <SubmitButton>
            {t(sent === null ? "tasks:linked.submit" : "tasks:linked.submit_again")}
          </SubmitButton>
        </Buttons>
      </PostForm>
      <p className="hint">
        {until} {t("tasks:linked.no_files")}
      </p>
    </>
  );
}
