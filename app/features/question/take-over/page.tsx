import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { AnswerLines } from "~/ui/question/answer-lines";
import { useT } from "~/ui/texts";
import { historyUrls, urls } from "~/web/urls";
import type { Deed } from "./form";
import type { loader } from "./load.server";

/** What would be taken over, question by question, and one button for all of it. */
export function TakeOver() {
  const t = useT();
  const refused = useRefusedForm();
  const { items, canWrite, lead, waiting, last, topic } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      <PageHeading title={t("takeover:title", { year: last, topic })} lead={lead} />
      {waiting && (
        <p>
          {waiting} <a href={historyUrls.copies()}>{t("takeover:to_copies")}</a>
        </p>
      )}
      {waiting && canWrite && <Press deed="undo" words={t("takeover:undo")} />}
      {items.length > 0 && !canWrite && <p>{t("copy:list.read_only")}</p>}
      {items.length > 0 && canWrite && (
        <Press deed="take" words={t("takeover:action", { count: items.length, year: last })} />
      )}
      {items.map(({ id, prompt, href, lines, notes }) => (
        <section key={id} className="panel" aria-labelledby={id}>
          <h2 id={id}>
            <a href={href}>{prompt}</a>
          </h2>
          <AnswerLines lines={lines} notes={notes} />
        </section>
      ))}
      {items.length === 0 && (
        <LinkButton to={urls.survey()} variant="secondary">
          {t("copy:list.to_survey")}
        </LinkButton>
      )}
    </>
  );
}

function Press({ deed, words }: { deed: Deed; words: string }) {
  const { year } = useLoaderData<typeof loader>();
  return (
    <PostForm>
      <input type="hidden" name="year" value={year} />
      <input type="hidden" name="deed" value={deed} />
      <Buttons>
        <SubmitButton variant={deed === "undo" ? "quiet" : "primary"}>{words}</SubmitButton>
      </Buttons>
    </PostForm>
  );
}
