import { Link } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { Stage } from "./present";
import { PublishButton, type DraftState } from "../dashboard.history.publish/publish-button";

interface OpenQuestion {
  level: string;
  milestone: string;
  id: string;
  prompt: string;
}

interface ActionsProps {
  /** Of the classes. */
  firstOpen: OpenQuestion | null;
  isComplete: boolean;
  /** Of reporting, once it is open. */
  reporting: OpenQuestion | null;
  canWrite: boolean;
  draft: DraftState & { stage: Stage };
}

const hrefOf = ({ level, milestone, id }: OpenQuestion) => urls.question(level, milestone, id);

/** What to do next, the most useful first. */
export function Actions({ firstOpen, isComplete, reporting, canWrite, draft }: ActionsProps) {
  const t = useT();
  return (
    <>
      {firstOpen ? (
        <p>
          {t("dashboard:home.first_open")} <strong>{firstOpen.prompt}</strong>
        </p>
      ) : isComplete ? (
        <p>{t("dashboard:home.all_answered")}</p>
      ) : (
        <p>
          {t("dashboard:home.waiting")}{" "}
          <Link to={urls.complete()}>{t("dashboard:home.what_is_missing")}</Link>
        </p>
      )}
      <Buttons>
        {firstOpen ? (
          <LinkButton to={hrefOf(firstOpen)}>
            {t(draft.stage === "new" ? "dashboard:home.begin" : "dashboard:home.continue")}
          </LinkButton>
        ) : null}
        {reporting ? (
          <LinkButton to={hrefOf(reporting)} variant="secondary">
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
      {draft.stage === "new" ? null : (
        <PublishButton draft={draft} canWrite={canWrite} isQuiet={firstOpen !== null} />
      )}
    </>
  );
}
