import type { TextKey } from "~/texts/resources";
import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { surveyUrls, urls } from "~/web/urls";
import { NewCardButton } from "~/ui/card/new-card-button";
import { newCardOf } from "~/web/refusal-words";
import type { Home } from "./present";

type OpenQuestion = NonNullable<NonNullable<Home["draft"]["left"]>["firstOpen"]>;

const hrefOf = ({ level, milestone, id }: OpenQuestion) => urls.question(level, milestone, id);

/** The next actions for the draft, the most useful first; for a reader, what there is to read. */
export function Actions({
  draft,
  canWrite,
  isEnabled,
  hasPaths,
}: Pick<Home, "draft" | "canWrite" | "isEnabled" | "hasPaths">) {
  const t = useT();
  const { left } = draft;
  return (
    <>
      {left === null || !canWrite ? null : <WhatIsLeft {...left} />}
      <Buttons>
        {canWrite ? null : <LinkButton to={urls.reviewAll()}>{t("dashboard:home.read_survey")}</LinkButton>}
        {canWrite && left?.firstOpen ? (
          <LinkButton to={hrefOf(left.firstOpen)}>
            {t(draft.stage === "new" ? "dashboard:home.begin" : "dashboard:home.continue")}
          </LinkButton>
        ) : null}
        {canWrite && left?.reporting ? (
          <LinkButton to={hrefOf(left.reporting)} variant="secondary">
            {t("dashboard:home.reporting")}
          </LinkButton>
        ) : null}
        <LinkButton to={urls.survey()} variant="secondary">
          {t("dashboard:home.all_questions")}
        </LinkButton>
        <LinkButton to={urls.registry()} variant="secondary">
          {t("dashboard:home.registry")}
        </LinkButton>
      </Buttons>
      {canWrite && hasPaths ? (
        <p>
          <a href={urls.paths()}>{t("paths:link")}</a>
        </p>
      ) : null}
      {draft.stage === "new" ? null : (
        <NewCardButton
          {...newCardOf(draft, isEnabled)}
          nextIssueAt={draft.nextIssueAt}
          canWrite={canWrite}
          isQuiet={left?.firstOpen != null}
        />
      )}
    </>
  );
}

function WhatIsLeft({ firstOpen, complete }: NonNullable<Home["draft"]["left"]>) {
  const t = useT();
  if (firstOpen) {
    return (
      <p>
        {t("dashboard:home.first_open")} <strong>{firstOpen.prompt}</strong>
      </p>
    );
  }
  if (complete) return <p>{t("dashboard:home.all_answered")}</p>;
  return (
    <p>
      {t("dashboard:home.waiting")} <a href={urls.complete()}>{t("dashboard:home.what_is_missing")}</a>
    </p>
  );
}

/** Where to read on, for a version or a closed year. */
export function Readings({ period, pillars }: Pick<Home, "period" | "pillars">) {
  const t = useT();
  const ways = surveyUrls(period);
  return (
    <>
      <Buttons>
        <LinkButton to={ways.survey()}>{t("dashboard:home.read_survey")}</LinkButton>
        <LinkButton to={urls.home()} variant="secondary">
          {t("dashboard:home.to_draft")}
        </LinkButton>
      </Buttons>
      {pillars.length === 0 ? null : (
        <ul>
          {pillars.map((pillar) => (
            <li key={pillar}>
              <a href={ways.pillar(pillar)}>{t(`labels:area.${pillar}` as TextKey)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
