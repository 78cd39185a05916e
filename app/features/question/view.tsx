import type { FormFailure } from "~/domain/faults";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Hint } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { QuestionHelp } from "~/ui/question/question-help";
import { StatusChip } from "~/ui/question/status-chip";
import { useT } from "~/ui/texts";
import { AnswerFields } from "./answer-fields";
import { ClosedAnswer, ReadAnswer } from "./answer-shown";
import { labelsOf } from "./labels";
import type { QuestionPage } from "./present";
import type { QuestionItem } from "./question-item";

interface PageProps {
  page: QuestionPage;
  failure: FormFailure | undefined;
}

export function QuestionPageView({ page, failure }: PageProps) {
  const t = useT();
  const isOpen = page.readOnly === null && page.questions.some(({ closed }) => closed === null);
  const questions = page.questions.map((item) => (
    <QuestionBlock key={item.id} item={item} page={page} failure={failure} />
  ));
  const takesFiles = page.questions.some(({ evidence }) => evidence?.taken);
  return (
    <>
      <ErrorSummary failure={failure} labels={labelsOf(t, page.questions)} />
      <p>
        <a href={page.list}>{t("question:back_to_list")}</a>
      </p>
      <PageHeading id="domanda" eyebrow={page.eyebrow} title={page.title} />
      {page.readOnly && <Notice kind="info">{page.readOnly}</Notice>}
      {isOpen ? (
        <PostForm slow typed {...(takesFiles ? { encType: "multipart/form-data" } : {})}>
          {questions}
          <SaveButtons page={page} />
        </PostForm>
      ) : (
        questions
      )}
      <Neighbours page={page} />
      <Progress {...page.progress} />
    </>
  );
}

function QuestionBlock({ item, page, failure }: PageProps & { item: QuestionItem }) {
  const isAlone = page.questions.length === 1;
  const headingId = isAlone ? "domanda" : `domanda-${item.prefix.slice(0, -1)}`;
  return (
    <section className={isAlone ? undefined : "mt-8 border-t border-line pt-6"}>
      {isAlone ? null : <h2 id={headingId}>{item.form.prompt}</h2>}
      <Hint>{item.form.hint}</Hint>
      <Standing item={item} />
      <QuestionHelp question={item.form} />
      {item.closed ? (
        <ClosedAnswer item={item} closed={item.closed} isRead={page.readOnly !== null} />
      ) : page.readOnly === null ? (
        <AnswerFields item={item} failure={failure} here={page.here} headingId={headingId} />
      ) : (
        <ReadAnswer item={item} failure={failure} />
      )}
    </section>
  );
}

/** Where the answer stands: its status, what it is worth, who saved it last. */
function Standing({ item }: { item: QuestionItem }) {
  const t = useT();
  const { savedBy, worth, changes } = item;
  return (
    <p className="my-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <StatusChip status={item.status} notApplicable={item.declaredNotApplicable} obsolete={item.obsolete} />
      {worth && <span>{worth}</span>}
      {savedBy && <span>{savedBy}</span>}
      {changes && <a href={changes}>{t("question:changes")}</a>}
    </p>
  );
}

function SaveButtons({ page }: { page: QuestionPage }) {
  const t = useT();
  return (
    <Buttons>
      <SubmitButton name="next" value="continue">
        {t("question:save_and_continue")}
      </SubmitButton>
      <SubmitButton name="next" value="list" variant="secondary">
        {t("question:save_and_list")}
      </SubmitButton>
      {page.questions.some(({ savedBy }) => savedBy) && (
        <SubmitButton name="next" value="clear" variant="quiet">
          {t("question:take_back")}
        </SubmitButton>
      )}
    </Buttons>
  );
}

function Neighbours({ page }: { page: QuestionPage }) {
  const t = useT();
  return (
    <nav
      aria-label={t("question:neighbours")}
      className="my-6 flex flex-wrap justify-between gap-4 border-t border-line pt-4"
    >
      {page.previous ? <a href={page.previous}>{t("question:previous")}</a> : <span />}
      {page.next && <a href={page.next}>{t("question:next")}</a>}
    </nav>
  );
}
