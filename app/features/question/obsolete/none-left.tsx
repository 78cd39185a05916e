import { Buttons, LinkButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface NoneLeftProps {
  /** Whether the server tells at all which answers are to be settled. */
  isOffered: boolean;
  isEnabled: boolean;
  canWrite: boolean;
}

/** Everything is settled: from here the card can be issued, or its verification asked for. */
export function NoneLeft({ isOffered, isEnabled, canWrite }: NoneLeftProps) {
  const t = useT();
  const isReady = isOffered && canWrite;
  return (
    <>
      <PageHeading
        title={t("obsolete:title")}
        lead={t(isOffered ? "obsolete:done.lead" : "obsolete:not_offered")}
      />
      <Buttons>
        {isReady && !isEnabled && (
          <LinkButton to={urls.publish()}>{t("obsolete:done.to_publish")}</LinkButton>
        )}
        {isReady && isEnabled && <LinkButton to={urls.history()}>{t("obsolete:done.to_history")}</LinkButton>}
        <LinkButton to={urls.survey()} variant={isOffered ? "secondary" : "primary"}>
          {t("obsolete:done.to_survey")}
        </LinkButton>
      </Buttons>
    </>
  );
}
