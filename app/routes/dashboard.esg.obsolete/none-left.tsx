import { Buttons, LinkButton } from "~/ui/form/button";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

/** Everything is settled: from here the card can be issued, or its verification asked for. */
export function NoneLeft({ isEnabled, canWrite }: { isEnabled: boolean; canWrite: boolean }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("obsolete:title")} lead={t("obsolete:done.lead")} />
      <Buttons>
        {canWrite && !isEnabled && (
          <LinkButton to={urls.publish()}>{t("obsolete:done.to_publish")}</LinkButton>
        )}
        {canWrite && isEnabled && (
          <LinkButton to={urls.history()}>{t("obsolete:done.to_history")}</LinkButton>
        )}
        <LinkButton to={urls.survey()} variant="secondary">
          {t("obsolete:done.to_survey")}
        </LinkButton>
      </Buttons>
    </>
  );
}
