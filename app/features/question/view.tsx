import type { ReactNode } from "react";
import { termsOfQuestion } from "~/domain/glossary/question-terms";
import type { ShownQuestion } from "~/domain/question/shown-question";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Hint } from "~/ui/form/field-parts";
import { PostForm } from "~/ui/form/post-form";
import { Island } from "~/ui/island";
import { FirstUses } from "~/ui/glossary/first-uses";
import { Notice, UndoButton } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { Spaced } from "~/ui/spaced";
import { Progress } from "~/ui/progress";
import { answerIdOf, hintIdOf } from "~/ui/question/group";
import { QuestionHelp } from "~/ui/question/question-help";
import { StatusChip } from "~/ui/question/status-chip";
import { useT } from "~/ui/texts";
import { useNotice } from "~/web/root-data";
import { glossaryUrls } from "~/web/glossary-urls";
import { useOffers } from "~/web/offered";
import { sourcesUrls } from "~/web/sources-urls";
import { AnswerFields } from "./answer-fields";
import { AskOthers } from "./ask-others";
import { ClosedAnswer, ReadAnswer } from "./answer-shown";
import { KeptJottings } from "./jotting/jottings";
import { TopicSteps } from "./topic-steps";
import { refusedFor, undoIn } from "./refused";
import { labelsOf } from "./labels";
import type { QuestionPage } from "./present";
import { nextOf } from "./pressed";
import { WaitingProposals } from "./proposal/proposed";
import type { QuestionItem } from "./question-item";

/** Columns of a table that leave room for the help beside it. */
const MOST_COLUMNS_BESIDE = 3;

const SOURCES = { page: sourcesUrls.page(), edition: sourcesUrls.edition };
const GLOSSARY = { page: glossaryUrls.page(), term: glossaryUrls.term };

interface PageProps {
  page: QuestionPage;
  refused: RefusedForm | undefined;
}

export function QuestionPageView({ page, refused }: PageProps) {
  const t = useT();
  const isOpen = page.readOnly === null && page.questions.some(({ closed }) => closed === null);
  const undo = undoIn(refused, page.here);
  const questions = page.questions.map((item) => (
    <FirstUses key={item.id}>
      <QuestionBlock item={item} page={page} refused={undo ? undefined : refusedFor(refused, item)} />
    </FirstUses>
  ));
  const takesFiles = page.questions.some(({ evidence }) => evidence?.taken);
  return (
    <>
      <ErrorSummary refused={refused} labels={labelsOf(t, page.questions)} />
      {undo && (
        <Notice kind="warning">
          {t("survey:undo.again")} <UndoButton {...undo} />
        </Notice>
      )}
      <p>
        <a href={page.list}>{t("question:back_to_list")}</a>
      </p>
      <PageHeading id="domanda" eyebrow={page.eyebrow} title={page.title} steps={<TopicSteps {...page} />} />
      {page.readOnly && <Notice kind="info">{page.readOnly}</Notice>}
      <WaitingProposals proposals={page.proposals} />
      {page.jottings && refused === undefined && <KeptJottings jottings={page.jottings} here={page.here} />}
      {isOpen ? (
        <PostForm
          busy={t("question:saving")}
          typed
          {...(takesFiles ? { encType: "multipart/form-data" } : {})}
        >
          <FilledWith page={page} refused={refused} />
          {questions}
          <SaveButtons
            confirms={page.questions.some(({ copied }) => copied)}
            jot={page.jot}
            isRefused={refused !== undefined}
          />
          <Neighbours page={page}>
            {(name, words) => (
              <SubmitButton name="next" value={name} variant="quiet">
                {words}
              </SubmitButton>
            )}
          </Neighbours>
          <ClearButtons questions={page.questions} />
        </PostForm>
      ) : (
        <>
          {questions}
          <Neighbours page={page}>{(name, words) => <a href={page[name] ?? ""}>{words}</a>}</Neighbours>
        </>
      )}
      {isOpen && <AskOthers questions={page.questions.filter(({ closed }) => closed === null)} />}
      {page.progress.total > 0 ? <Progress {...page.progress} /> : null}
    </>
  );
}

/** The form is filled with a proposal, and carries which one until it is saved. */
function FilledWith({ page, refused }: PageProps) {
  const t = useT();
  const proposal = refused?.values["proposal"]?.[0] ?? page.proposal;
  if (!proposal) return null;
  return (
    <>
      <Notice kind="info">{t("tasks:proposal.in_form")}</Notice>
      <input type="hidden" name="proposal" value={proposal} />
    </>
  );
}

function QuestionBlock({ item, page, refused }: PageProps & { item: QuestionItem }) {
  const isAlone = page.questions.length === 1;
  const t = useT();
  const offers = useOffers();
  const isArrival = useNotice()?.opensAnswer === true;
  const headingId = isAlone ? "domanda" : `domanda-${item.prefix.slice(0, -1)}`;
  return (
    <section
      className={
        [hasRail(item.form) ? "asked" : "", isAlone ? "" : "mt-8 border-t border-line pt-6"]
          .join(" ")
          .trim() || undefined
      }
    >
      {isAlone ? null : <h2 id={headingId}>{item.form.prompt}</h2>}
      <Hint id={hintIdOf(headingId)}>{item.form.hint}</Hint>
      <AnswerState item={item} />
      {item.voluntary ? <p className="hint">{t("question:voluntary")}</p> : null}
      {item.closed ? (
        <ClosedAnswer item={item} closed={item.closed} isRead={page.readOnly !== null} />
      ) : page.readOnly === null ? (
        <AnswerFields
          item={item}
          refused={refused}
          here={page.here}
          headingId={headingId}
          foldsFiles={page.foldsFiles}
          isArrival={isArrival && answerIdOf(item.prefix) === page.answer}
        />
      ) : (
        <ReadAnswer item={item} refused={refused} />
      )}
      <QuestionHelp
        question={item.form}
        sources={offers(SOURCES.page) ? SOURCES : undefined}
        terms={termsOfQuestion(item.form)}
        glossary={GLOSSARY}
        peers={item.peers}
      />
    </section>
  );
}

/** Whether the help fits beside the answer: a wide table needs the whole page. */
const hasRail = (question: ShownQuestion): boolean =>
  question.questionClass !== "matrix" || question.columns.length <= MOST_COLUMNS_BESIDE;

/** The state of the answer: its status, its points, what it serves, who saved it last, the register it comes from. */
function AnswerState({ item }: { item: QuestionItem }) {
  const t = useT();
  const { savedBy, origins, serves, worth, changes } = item;
  return (
    <p className="my-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <Spaced>
        <StatusChip
          status={item.status}
          notApplicable={item.declaredNotApplicable}
          voluntary={item.voluntary}
          obsolete={item.obsolete}
        />
        {worth && <span>{worth}</span>}
        {serves && <span>{serves}</span>}
        {savedBy && <span className="min-w-0">{savedBy}</span>}
        {origins.map(({ words, href }) => (
          <a key={href} href={href}>
            {words}
          </a>
        ))}
        {changes && <a href={changes}>{t("question:changes")}</a>}
      </Spaced>
    </p>
  );
}

interface SaveButtonsProps extends Pick<QuestionPage, "jot"> {
  /** Saving confirms a copy. */
  confirms: boolean;
  isRefused: boolean;
}

function SaveButtons({ confirms, jot, isRefused }: SaveButtonsProps) {
  const t = useT();
  const keeping = {
    ...{ to: jot ?? "", kept: t("jotting:keeping"), at: t("jotting:at"), failed: t("jotting:failed") },
    ...(isRefused ? { isRefused } : {}),
  };
  return (
    <Buttons>
      <SubmitButton name="next" value="continue">
        {t(confirms ? "copy:confirm_and_continue" : "question:save_and_continue")}
      </SubmitButton>
      <SubmitButton name="next" value="list" variant="secondary">
        {t("question:save_and_list")}
      </SubmitButton>
      {jot && (
        <SubmitButton name="next" value="jot" variant="quiet">
          {t("jotting:button")}
        </SubmitButton>
      )}
      <Island name="asking" props={{ words: t("question:save_keys") }} />
      {jot && <Island name="jotting" props={keeping} />}
    </Buttons>
  );
}

interface NeighboursProps {
  page: QuestionPage;
  /** Renders the link or the button to one of them. */
  children: (name: "previous" | "following", words: string) => ReactNode;
}

/** The ways to the neighbouring pages. In a form they are buttons, so that nothing typed is lost. */
function Neighbours({ page, children }: NeighboursProps) {
  const t = useT();
  // A server with the specification alone tells none of them.
  if (!page.previous && !page.following && page.skipped === 0) return null;
  return (
    <nav
      aria-label={t("question:neighbours")}
      className="my-6 flex flex-wrap justify-between gap-4 border-t border-line pt-4"
    >
      {page.previous ? children("previous", t("question:previous")) : <span />}{" "}
      {page.following && children("following", t("question:following"))}
      {page.skipped > 0 && <p className="hint skips">{t("question:skips", { count: page.skipped })}</p>}
    </nav>
  );
}

/** One button per answer, apart from the save buttons: it clears that answer and no other. */
function ClearButtons({ questions }: Pick<QuestionPage, "questions">) {
  const t = useT();
  const clearable = questions.filter(({ canBeCleared }) => canBeCleared);
  if (clearable.length === 0) return null;
  return (
    <Buttons>
      {clearable.map(({ id, prefix, form }) => (
        <SubmitButton key={id} name="next" value={nextOf("clear", prefix)} variant="quiet">
          {questions.length === 1
            ? t("question:take_back")
            : t("question:take_back_of", { prompt: form.prompt })}
        </SubmitButton>
      ))}
    </Buttons>
  );
}
