import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { shownSkipped } from "./present";

/** Answers that are not copied, as their questions were asked, and why. */
export function SkippedList({ skipped }: { skipped: ReturnType<typeof shownSkipped> }) {
  const t = useT();
  if (skipped.length === 0) return null;
  return (
    <section>
      <h2>{t("restore:skipped")}</h2>
      <DataTable
        id="saltate"
        caption={t("restore:skipped")}
        captionHidden
        stack
        columns={[
          { label: t("restore:skipped.question"), rowHeader: true },
          { label: t("restore:skipped.why") },
        ]}
        rows={skipped.map(({ key, question, why }) => ({ key, cells: [question, why] }))}
      />
    </section>
  );
}
