import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import type { PresentedList } from "./present";

type Row = PresentedList["rows"][number];

interface TableProps {
  rows: readonly Row[];
  /** Several can be chosen for one change. */
  isChoosing?: boolean;
}

export function PeopleTable({ rows, isChoosing = true }: TableProps) {
  const t = useT();
  const tellsAccess = rows.some(({ lastAccess }) => lastAccess !== null);
  return (
    <DataTable
      id="persone"
      caption={t("people:table.caption")}
      captionHidden
      stack
      columns={[
        ...(isChoosing ? [{ label: t("people:table.choose") }] : []),
        { label: t("people:table.person"), rowHeader: true },
        { label: t("people:table.roles") },
        { label: t("people:table.state") },
        ...(tellsAccess ? [{ label: t("people:table.last_access") }] : []),
      ]}
      rows={rows.map((row, index) => ({
        key: row.id,
        cells: [
          ...(isChoosing ? [<ChooseBox key="choose" row={row} isFirst={index === 0} />] : []),
          <Who key="who" {...row} />,
          row.roles,
          <State key="state" {...row.state} />,
          ...(tellsAccess ? [row.lastAccess] : []),
        ],
      }))}
    />
  );
}

/** The box names its person; the summary of a refused form leads to the first. */
function ChooseBox({ row: { id, name, isChosen }, isFirst }: { row: Row; isFirst: boolean }) {
  const t = useT();
  const boxId = isFirst ? "chi" : `chi-${id}`;
  return (
    <span className="row-choice">
      <input id={boxId} type="checkbox" name="chi" value={id} defaultChecked={isChosen} />
      <label htmlFor={boxId} className="sr-only">
        {t("people:table.choose_person", { name })}
      </label>
    </span>
  );
}

const Who = ({ href, name, email }: Row) => (
  <>
    <a href={href} className="font-semibold">
      {name}
    </a>{" "}
    <br />
    <span className="hint">{email}</span>
  </>
);

const State = ({ label, tone, detail }: Row["state"]) => (
  <>
    <Chip tone={tone}>{label}</Chip>
    {detail === null ? null : <p className="hint">{detail}</p>}
  </>
);
