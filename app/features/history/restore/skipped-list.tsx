import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { shownSkipped } from "./present";

interface SkippedProps {
  heading: string;
  skipped: ReturnType<typeof shownSkipped>;
}

/** Answers that are not copied, as their questions were asked, and why. */
export function SkippedList({ heading, skipped }: SkippedProps) {
  const t = useT();
  if (skipped.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <DataTable
        id="saltate"
        caption={heading}
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
