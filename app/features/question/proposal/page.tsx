import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import { Sentences } from "../sentences";
import { DecideForm } from "./decide-form";
import type { loader } from "./load.server";
import { ProposedAnswer } from "./proposed";

/** A proposal beside the present answer, and what to do about it. */
export function DecideProposal() {
  const t = useT();
  const { prompt, proposal, stored, savedBy, revision, question } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{}} />
      <PageHeading title={t("tasks:proposal.of", { name: proposal.name })} lead={prompt} />
      <section aria-labelledby="proposta">
        <h2 id="proposta">{t("tasks:proposal.proposed")}</h2>
        <ProposedAnswer proposal={proposal} />
      </section>
      <section aria-labelledby="adesso">
        <h2 id="adesso">{t("tasks:proposal.now")}</h2>
        {savedBy === null ? null : <p className="hint">{savedBy}</p>}
        <Sentences of={stored} />
      </section>
      <p>{t("tasks:proposal.counts_not")}</p>
      <DecideForm proposal={proposal} revision={revision} />
      <p>
        <a href={question}>{t("tasks:to_question")}</a> · <a href={taskUrls.list()}>{t("tasks:back")}</a>
      </p>
    </>
  );
}
