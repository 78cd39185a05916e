import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import { RefusalList } from "~/ui/card/refusal-list";
import { useOffers } from "~/web/offered";
import { refusalOf } from "~/web/refusal-words";
import { ArchiveTable } from "./archive-table";
import { CompareForm } from "./compare-form";
import { Group } from "./group";
import type { PresentedArchive } from "./present";

/**
 * Everything that was saved or issued in any year. The reasons why nothing can be restored are shown once, above the
 * table; a reader is offered no restore, and so no reason.
 */
export function Archive({ canWrite, ...archive }: PresentedArchive & { canWrite: boolean }) {
  const t = useT();
  const offers = useOffers();
  const { rows, refusals, choices, group, currentYear } = archive;
  return (
    <>
      <section aria-labelledby="archivio">
        <h2 id="archivio">{t("history:archive")}</h2>
        {refusals.length === 0 || !canWrite ? null : (
          <div className="panel">
            <h3>{t("history:off")}</h3>
            <RefusalList refusals={refusals.map((key) => refusalOf(key, offers))} nextIssueAt={null} />
          </div>
        )}
        {rows.length === 0 ? (
          <p>{t("history:none")}</p>
        ) : (
          <>
            <ArchiveTable {...{ rows, canWrite }} />
            <Pages {...archive} />
          </>
        )}
      </section>
      {rows.length === 0 ? null : <CompareForm choices={choices} />}
      {group.length === 0 ? null : <Group year={currentYear} canCopy={refusals.length === 0} group={group} />}
    </>
  );
}

function Pages({ page, pages }: Pick<PresentedArchive, "page" | "pages">) {
  const t = useT();
  if (pages === 1) return null;
  return (
    <nav aria-label={t("history:pages")} className="my-6 flex flex-wrap gap-4">
      {page > 1 ? <a href={historyUrls.archive(page - 1)}>{t("history:newer")}</a> : null}
      <span>{t("history:page", { page, pages })}</span>
      {page < pages ? <a href={historyUrls.archive(page + 1)}>{t("history:older")}</a> : null}
    </nav>
  );
}
