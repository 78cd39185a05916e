import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Details } from "~/ui/layout/details";
import { Fact, Facts } from "~/ui/layout/facts";
import { DocumentsNeeded } from "~/ui/card/documents-needed";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { verifierUrls } from "~/web/verifier-urls";
import { EndedCase } from "../ended-case";
import type { loader } from "./load.server";
import type { presentCase } from "./present";
import { Questions } from "./questions";

type Shown = ReturnType<typeof presentCase>;

export function Case() {
  const { outcome, shown } = useLoaderData<typeof loader>();
  if (outcome) return <EndedCase {...outcome} />;
  return shown === null ? null : <OpenCase {...shown} />;
}

function OpenCase(shown: Shown) {
  const t = useT();
  const { id, company, year, level, phase, opened, term, progress, next, toReplies } = shown;
  return (
    <>
      <PageHeading
        eyebrow={t("verifier:about", { year, level })}
        title={company}
        lead={t(`verifier:phase_lead.${phase}`)}
      />
      <section aria-labelledby="a-che-punto" className="panel">
        <h2 id="a-che-punto">{t("verifier:progress_title")}</h2>
        <Facts>
          <Fact label={t("verifier:fact.phase")}>{t(`verification:phase.${phase}`)}</Fact>
          <Fact label={t("verifier:fact.term")}>{term}</Fact>
          <Fact label={t("verifier:fact.opened")}>{opened}</Fact>
          <Fact label={t("verifier:fact.judged")}>{t("verifier:progress", progress)}</Fact>
        </Facts>
        <p>{t("verifier:counts", progress)}</p>
        <p>
          <a href={verifierUrls.checks(id)}>{t("consistency:link_verifier")}</a>
        </p>
        {progress.replied > 0 ? (
          <p>
            <a href={toReplies}>{t("verifier:see_replies", { count: progress.replied })}</a>
          </p>
        ) : null}
        {phase === "documents" ? null : (
          <Buttons>
            {next === null ? null : (
              <LinkButton to={next}>
                {t(progress.done === 0 ? "verifier:begin" : "verifier:go_on")}
              </LinkButton>
            )}
            <LinkButton to={verifierUrls.decision(id)} variant={next === null ? "primary" : "secondary"}>
              {t("verifier:to_decision")}
            </LinkButton>
          </Buttons>
        )}
      </section>
      <DocumentsNeeded levels={shown.documents} reader="verifier" />
      <Details summary={t("verifier:registry")} look="panel">
        <Facts>
          {shown.facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
        <p className="hint">
          {t("verifier:seal")} <span className="break-all">{shown.sha256}</span>
        </p>
      </Details>
      <Questions {...shown} />
    </>
  );
}
