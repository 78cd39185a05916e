import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { StatusChip } from "~/ui/question/status-chip";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import type { ToldQuestion } from "./told.server";

/** A question whose answer the connected server does not show for its period, and where the answer is. */
export function ToldQuestionView({ page }: { page: ToldQuestion }) {
  const t = useT();
  return (
    <>
      <p>
        <a href={page.list}>{t("question:back_to_list")}</a>
      </p>
      <PageHeading eyebrow={page.eyebrow} title={page.title} />
      {page.note === null ? null : <Notice kind="info">{page.note}</Notice>}
      <p className="my-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <Spaced>
          <StatusChip {...page.chip} />
          <span>{page.points}</span>
        </Spaced>
      </p>
      <p>{t("question:told")}</p>
      <p>
        <a href={page.workbook} className="button button-secondary">
          {t("survey:workbook_read")}
        </a>
      </p>
    </>
  );
}
