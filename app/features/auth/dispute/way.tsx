import type { RefusedForm } from "~/domain/issues";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";

/** How to go on when a form was refused because the company is registered already. */
export function WayToDispute({ refused }: { refused: RefusedForm | undefined }) {
  const t = useT();
  if (!refused?.issues.some(({ code }) => code === "company_already_exists")) return null;
  return (
    <Notice kind="info">
      {t("auth:dispute.way")} <a href={registrationUrls.dispute()}>{t("auth:dispute.title")}</a>
    </Notice>
  );
}
