import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { ShownArea } from "./differences";
import type { DifferenceRow } from "./row";

const TONES = { added: "accent", removed: "red", changed: "outline" } as const;

interface MilestoneTableProps {
  area: string;
  milestone: ShownArea["milestones"][number];
}

/** The differences of one milestone: each question with its answer before and after. */
export function MilestoneTable({ area, milestone: { id, label, rows } }: MilestoneTableProps) {
  const t = useT();
  return (
    <DataTable
      id={`${area}-${id}`}
      caption={label}
      stack
      columns={[
        { label: t("compare:question_column"), rowHeader: true },
        { label: t("compare:before") },
        { label: t("compare:after") },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <QuestionCell key="asked" row={row} />,
          <Lines key="before" lines={row.before} />,
          <Lines key="after" lines={row.after} />,
        ],
      }))}
    />
  );
}

function QuestionCell({ row: { prompt, promptBefore, kind, question, href } }: { row: DifferenceRow }) {
  const t = useT();
  return (
    <>
      {href ? <a href={href}>{prompt}</a> : prompt}
      {promptBefore && <p className="hint">{promptBefore}</p>}
      <p>
        <Chip tone={TONES[kind]}>{t(`compare:kind.${kind}`)}</Chip>{" "}
        {question === "same" ? null : <Chip tone="amber">{t(`compare:question.${question}`)}</Chip>}
      </p>
    </>
  );
}

/** Plain markup, and no list for a single line: a page may have a hundred of these. */
function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 1) return <span className="whitespace-pre-line">{lines[0]}</span>;
  return (
    <ul className="m-0 list-none whitespace-pre-line p-0">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
