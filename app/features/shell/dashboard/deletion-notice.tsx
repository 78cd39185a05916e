import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { ownerUrls } from "~/web/owner-urls";
import type { shownDeletion } from "./present";

type Deletion = NonNullable<ReturnType<typeof shownDeletion>>;

/** On every page of a company that is going to be deleted, for everyone of it. */
export function DeletionNotice({ company, due, mayWithdraw }: Deletion) {
  const t = useT();
  return (
    <Notice kind="warning" title={t("owner:company.notice_title")}>
      {t("owner:company.notice", { company, due })}{" "}
      {mayWithdraw ? (
        <a href={ownerUrls.company()}>{t("owner:company.notice_administrator")}</a>
      ) : (
        t("owner:company.notice_colleague")
      )}
    </Notice>
  );
}
