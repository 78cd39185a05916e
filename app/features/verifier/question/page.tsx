import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { FirstUses } from "~/ui/glossary/first-uses";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { AnswerLines } from "~/ui/question/answer-lines";
import { QuestionHelp } from "~/ui/question/question-help";
import { useT } from "~/ui/texts";
import { DUE } from "~/web/verifier-urls";
import { glossaryUrls } from "~/web/glossary-urls";
import { EndedCase } from "../ended-case";
import { Item } from "./item";
import type { loader } from "./load.server";
import { fieldName, type presentQuestion, refusedOnPage } from "./present";

const GLOSSARY = { page: glossaryUrls.page(), term: glossaryUrls.term };

type Shown = NonNullable<ReturnType<typeof presentQuestion>>;

export function JudgedQuestion() {
  const { outcome, shown } = useLoaderData<typeof loader>();
  const posted = useRefusedForm();
  if (outcome) {
    const { refused, lost } = refusedOnPage(posted, []);
    return (
      <>
        <ErrorSummary refused={refused} labels={{}} />
        <EndedCase {...outcome} lost={lost} />
      </>
    );
  }
  return shown === null ? null : (
    <FirstUses>
      <OpenQuestion {...shown} />
    </FirstUses>
  );
}

function OpenQuestion(shown: Shown) {
  const t = useT();
  const { company, prompt, place, help, terms, answer, change, isChecking, items, position } = shown;
  const posted = useRefusedForm();
  const { refused, place: refusedPlace, lost } = refusedOnPage(posted, items);
  const labels = items.flatMap((item) => [
    [fieldName("verdict", item.place), t("verifier:form.verdict")] as const,
    [fieldName("comment", item.place), t("verifier:form.comment")] as const,
  ]);
  return (
    <>
      <ErrorSummary refused={refused} labels={Object.fromEntries(labels)} />
      <PageHeading eyebrow={`${company} · ${place}`} title={prompt} lead={position} />
      {items.some(({ isNext, place: at }) => isNext && at > 0) ? (
        <p>
          <a href={`#${DUE}`}>{t("verifier:to_due")}</a>
        </p>
      ) : null}
      {lost === "" ? null : (
        <Notice kind="warning" title={t("verifier:lost_title")}>
          <p className="whitespace-pre-line">{lost}</p>
        </Notice>
      )}
      <section aria-labelledby="risposta">
        <h2 id="risposta">{t("verifier:answer")}</h2>
        <AnswerLines
          {...answer}
          className={`list-none pl-0 ${answer.lines.length > 1 ? "" : "font-semibold"}`.trim()}
        />
        {change === null ? null : (
          <Notice kind="info" title={change.words}>
            {change.lines.length === 0 ? null : <AnswerLines lines={change.lines} notes={[]} />}
          </Notice>
        )}
        <QuestionHelp question={help} terms={terms} glossary={GLOSSARY} />
      </section>
      {isChecking ? <Notice kind="info">{t("verifier:checking")}</Notice> : null}
      {items.map((item) => (
        <Item
          key={item.place}
          item={item}
          action={shown.action}
          isOpen={!isChecking}
          refused={item.place === refusedPlace ? posted : undefined}
        />
      ))}
      <Details summary={t("verifier:meaning_title")}>
        <ul>
          {(["accepted", "commented", "asked", "rejected"] as const).map((verdict) => (
            <li key={verdict}>{t(`verifier:meaning.${verdict}`)}</li>
          ))}
        </ul>
      </Details>
      <Neighbours {...shown} />
    </>
  );
}

function Neighbours({ previous, following, toCase }: Shown) {
  const t = useT();
  return (
    <nav aria-label={t("verifier:neighbours")} className="my-6 flex flex-wrap gap-4">
      {previous === null ? null : <a href={previous}>{t("verifier:previous")}</a>}{" "}
      {following === null ? null : <a href={following}>{t("verifier:following")}</a>}{" "}
      <a href={toCase}>{t("verifier:back_to_case")}</a>
    </nav>
  );
}
