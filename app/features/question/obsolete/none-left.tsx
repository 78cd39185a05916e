import { Buttons, LinkButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

interface NoneLeftProps {
  /** Whether the server offers the list of answers to settle. */
  isOffered: boolean;
  isEnabled: boolean;
  canWrite: boolean;
}

/** Everything is settled: the company can now issue the card, or ask for its verification. */
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
