import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import type { PageHandle, PageText } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { FirstScorePage } from "./load.server";
import { Score } from "./score";
import { Onward, Questions, WhatIsNext } from "./view";

/** The message of the page: the score once there is one. */
function titleOf({ score, questions }: FirstScorePage): PageText {
  if (questions.length === 0 || score === null) return "first:title";
  const { value, isComplete } = score;
  return { key: isComplete ? "first:title_whole" : "first:title_so_far", params: { value } };
}

export const handle: PageHandle<FirstScorePage | undefined> = {
  title: (page) => (page ? titleOf(page) : "first:title"),
  crumb: "first:crumb",
};

export function FirstScore() {
  const t = useT();
  const page = useLoaderData() as FirstScorePage;
  const { questions, score, canWrite, progress, year } = page;
  if (questions.length === 0) return <NoFirstScore year={year} />;
  const isDone = progress.done === progress.total;
  const title = score
    ? t(score.isComplete ? "first:title_whole" : "first:title_so_far", { value: score.value })
    : t("first:title");
  return (
    <>
      <PageHeading title={title} lead={score?.words ?? t("first:lead", { count: questions.length })} />
      {canWrite ? null : <Notice kind="info">{t("first:reader")}</Notice>}
      {isDone ? (
        <Onward page={page} />
      ) : (
        <section className="panel" aria-labelledby="dodici">
          <h2 id="dodici">{t("first:go_on_title", { done: progress.done, total: progress.total })}</h2>
          <Progress {...progress} label={t("first:progress")} />
          <Start page={page} />
        </section>
      )}
      {score ? <Score score={score} isDone={isDone} /> : null}
      {isDone ? <WhatIsNext page={page} /> : null}
      <Questions page={page} isFolded={isDone} />
    </>
  );
}

/** The facts of the company, then the first question that is open. */
function Start({ page: { company, start } }: { page: FirstScorePage }) {
  const t = useT();
  return (
    <Buttons>
      {company ? <LinkButton to={company}>{t("first:to_company")}</LinkButton> : null}
      {start ? (
        <LinkButton to={start.href} variant={company ? "secondary" : "primary"}>
          {t(start.number === 1 ? "first:begin" : "first:resume", { number: start.number })}
        </LinkButton>
      ) : null}
    </Buttons>
  );
}

function NoFirstScore({ year }: { year: number }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("first:title")} lead={t("first:not_offered", { year })} />
      <Buttons>
        <LinkButton to={urls.survey()}>{t("first:to_survey")}</LinkButton>
      </Buttons>
    </>
  );
}
