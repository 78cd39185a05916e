import { useLoaderData, useParams } from "@remix-run/react";
import { HeatMapTable } from "~/ui/score/heat-map";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { AnswerLines } from "~/ui/question/answer-lines";
import { NewTabLink } from "~/ui/layout/new-tab-link";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import { Card, HowToRead } from "../show/card";
import { Proof } from "../show/proof";
import type { loader } from "./load.server";
import type { SharedPage } from "./present";

/** A card with what its company shows to one recipient. It speaks of the company as of another. */
export function SharedCardPage() {
  const t = useT();
  const { shared, withoutFile } = useLoaderData<typeof loader>();
  if (!shared) return <PageHeading title={t("shares:none.title")} lead={t("shares:none.lead")} />;
  return <Shared {...shared} withoutFile={withoutFile} />;
}

type SharedProps = SharedPage & { withoutFile: string | null };

function Shared({ recipient, until, card, heat, topics, sharesReport, withoutFile }: SharedProps) {
  const t = useT();
  const { token = "" } = useParams();
  const { company } = card;
  const files = { document: cardUrls.sharedDocument(token), signature: cardUrls.sharedSignature(token) };
  return (
    <>
      <PageHeading
        eyebrow={t("shares:for_recipient", { recipient, day: until })}
        title={t("shares:title_of", { company: company?.name ?? "" })}
        lead={t(`publicCard:title.${card.status}`, { number: card.number })}
      />
      {withoutFile === null ? null : <Notice kind="error">{withoutFile}</Notice>}
      {sharesReport ? (
        <p>
          <NewTabLink href={cardUrls.sharedReport(token)}>{t("shares:report")}</NewTabLink>
        </p>
      ) : null}
      {company ? <Card {...card} company={company} /> : null}
      {heat ? (
        <section aria-labelledby="punteggi">
          <h2 id="punteggi">{t("shares:scoring")}</h2>
          <HeatMapTable map={heat} caption={t("shares:scoring_map")} isSupplier={false} />
        </section>
      ) : null}
      {topics.map((topic) => (
        <Topic key={topic.id} {...topic} />
      ))}
      <HowToRead />
      <Proof {...card} files={files} />
    </>
  );
}

const Topic = ({ id, label, questions }: SharedPage["topics"][number]) => (
  <section aria-labelledby={`tema-${id}`}>
    <h2 id={`tema-${id}`}>{useT()("shares:answers", { topic: label })}</h2>
    {questions.map(({ id: question, number, prompt, lines, notes }) => (
      <div key={question} className="break-inside-avoid border-t border-line pt-3">
        <h3>
          {number}. {prompt}
        </h3>
        <AnswerLines lines={lines} notes={notes} className="m-0 list-none p-0" />
      </div>
    ))}
  </section>
);
