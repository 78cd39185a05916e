import { Buttons, LinkButton } from "~/ui/form/button";
import { Chip } from "~/ui/layout/chip";
import { Details } from "~/ui/layout/details";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import { urls, workbookUrls } from "~/web/urls";
import type { FirstScorePage } from "./load.server";

interface PageProps {
  page: FirstScorePage;
}

/** After the twelve, the one way on: the next question of the class. */
export function Onward({ page: { next, canWrite } }: PageProps) {
  const t = useT();
  if (next.onward === null || !canWrite) return null;
  return (
    <Buttons>
      <LinkButton to={next.onward.href}>{t("first:next.button")}</LinkButton>
    </Buttons>
  );
}

/** After the twelve: the next question, what the company's data still lack, and what else helps. */
export function WhatIsNext({ page: { next, canWrite } }: PageProps) {
  const t = useT();
  const { onward, steps } = next;
  return (
    <section className="panel" aria-labelledby="prossimo">
      <h2 id="prossimo">{t("first:next.title")}</h2>
      {onward && canWrite ? (
        <p>
          {t("first:next.onward")} <strong>{onward.prompt}</strong>
          {onward.time === null ? null : ` ${t("first:next.time", { time: onward.time })}`}
        </p>
      ) : null}
      <ul className="links">
        {canWrite
          ? steps.map(({ id, href }) => (
              <li key={id}>
                <a href={href}>{t(`first:next.step.${id as "registry"}`)}</a>
              </li>
            ))
          : null}
        <li>
          <a href={urls.papers()}>{t("first:next.papers")}</a>
        </li>
        {canWrite ? (
          <>
            <li>
              <a href={workbookUrls.page()}>{t("first:next.excel")}</a>
            </li>
            <li>
              <a href={taskUrls.list()}>{t("first:next.colleague")}</a>
            </li>
          </>
        ) : null}
        <li>
          <a href={urls.scoring("start_small")}>{t("first:next.scoring")}</a>
        </li>
      </ul>
    </section>
  );
}

/** The twelve, each a link to its page. */
export function Questions({ page: { questions, canWrite }, isFolded }: PageProps & { isFolded: boolean }) {
  const t = useT();
  const list = (
    <ol className="flow">
      {questions.map(({ id, prompt, href, state, isWaiting }) => (
        <li key={id}>
          <a href={href}>{prompt}</a>{" "}
          {state === null ? null : (
            <Chip tone={state === "self-declared" ? "accent" : "outline"}>{t(`labels:status.${state}`)}</Chip>
          )}
          {isWaiting ? <span className="hint">{t("first:waiting")}</span> : null}
        </li>
      ))}
    </ol>
  );
  const title = t(canWrite ? "first:questions" : "first:questions_read", { count: questions.length });
  return isFolded ? (
    <Details summary={title}>{list}</Details>
  ) : (
    <section aria-labelledby="elenco">
      <h2 id="elenco">{title}</h2>
      {list}
    </section>
  );
}
