import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

/** One number of people was asked for until now, and it stands in both places until a person of the company saves them. */
export function CheckPeople({ canWrite }: { canWrite: boolean }) {
  const t = useT();
  return (
    <Notice kind="info" title={t("registry:people.check_title")}>
      <p>{t("registry:people.check")}</p>
      {canWrite ? <a href={urls.registrySection("essential")}>{t("registry:people.check_link")}</a> : null}
    </Notice>
  );
}
