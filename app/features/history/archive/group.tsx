import { ConfirmLink } from "~/ui/confirm-link";
import { formatDate } from "~/texts/format";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import type { PresentedArchive } from "./present";

interface GroupProps extends Pick<PresentedArchive, "group"> {
  year: number;
  canCopy: boolean;
}

/** Cards of companies of the same group that allow this company to copy from them (D5). */
export function Group({ year, canCopy, group }: GroupProps) {
  const t = useT();
  return (
    <section aria-labelledby="gruppo">
      <h2 id="gruppo">{t("history:group.title")}</h2>
      <p>{t("history:group.text", { year })}</p>
      {group.map(({ companyId, companyName, versions }) => (
        <div key={companyId}>
          <h3>{companyName}</h3>
          <ul>
            {versions.map(({ id, issuedAt }) => {
              const words = t("history:group.copy", { id, date: formatDate(issuedAt) });
              return (
                <li key={id}>
                  {canCopy ? <ConfirmLink to={historyUrls.copy(id, companyId)}>{words}</ConfirmLink> : words}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
