import { Buttons, LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { Stage } from "./present";
import { PublishButton, type DraftState } from "../dashboard.history.publish/publish-button";

interface ActionsProps {
  firstOpen: { level: string; milestone: string; id: string; prompt: string } | null;
  canWrite: boolean;
  draft: DraftState & { stage: Stage };
}

/** What to do next, the most useful first. */
export function Actions({ firstOpen, canWrite, draft }: ActionsProps) {
  const t = useT();
  return (
    <>
      {firstOpen ? (
        <p>
          {t("dashboard:home.first_open")} <strong>{firstOpen.prompt}</strong>
        </p>
      ) : (
        <p>{t("dashboard:home.all_answered")}</p>
      )}
      <Buttons>
        {firstOpen ? (
          <LinkButton to={urls.question(firstOpen.level, firstOpen.milestone, firstOpen.id)}>
            {t(draft.stage === "new" ? "dashboard:home.begin" : "dashboard:home.continue")}
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
