import { TableFrame } from "~/ui/layout/data-table";
import { Spaced } from "~/ui/spaced";
import { useT } from "~/ui/texts";
import { MOVE } from "~/web/urls";
import type { MoveRow } from "./move-row";

interface Props {
  caption: string;
  rows: readonly MoveRow[];
  /** Rows may be ticked for the simulation. */
  canTick: boolean;
}

/** Moves in order. A row is as short as possible, and says what its cells are: the headings are for listeners. */
export function MovesTable({ caption, rows, canTick }: Props) {
  const t = useT();
  return (
    <TableFrame>
      <table className="table stack">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {canTick ? <th scope="col">{t("plan:column.choose")}</th> : null}
            <th scope="col">{t("plan:column.move")}</th>
            <th scope="col" className="numeric">
              {t("plan:column.gain")}
            </th>
            <th scope="col">{t("plan:column.owner")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {canTick ? (
                <td className="row-choice">
                  <input
                    type="checkbox"
                    name={MOVE}
                    value={row.id}
                    defaultChecked={row.isTicked}
                    aria-labelledby={`${row.id}-mossa`}
                  />
                </td>
              ) : null}
              <th scope="row" className="w-full">
                <MoveCell row={row} />
              </th>
              <td className="numeric">{row.gain}</td>
              <td>
                <OwnerCell row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function MoveCell({ row: { id, prompt, href, about, effort, cost, firstStep, waitsFor } }: { row: MoveRow }) {
  const t = useT();
  return (
    <Spaced>
      <a id={`${id}-mossa`} href={href}>
        {prompt}
      </a>
      {waitsFor.length > 0 ? (
        <span className="block">
          {t("plan:waits")}{" "}
          <Spaced>
            {waitsFor.map((question) => (
              <a key={question.href} href={question.href}>
                {question.prompt}
              </a>
            ))}
          </Spaced>
        </span>
      ) : (
        <span className="block">
          <strong>{t("plan:first")}</strong> {firstStep}
        </span>
      )}
      <small className="block text-muted">
        {about.map((words) => `${words} · `).join("")}
        {t(`plan:effort.${effort}`)}: {cost}
      </small>
    </Spaced>
  );
}

function OwnerCell({ row: { owner, handOver, prompt } }: { row: MoveRow }) {
  const t = useT();
  if (owner) {
    const { name, when, href } = owner;
    return (
      <>
        {href === null ? name : <a href={href}>{name}</a>} <small className="block text-muted">{when}</small>
      </>
    );
  }
  if (handOver === null) return null;
  return (
    <a href={handOver}>
      {t("plan:hand_over")}
      <span className="sr-only">{t("plan:hand_over_what", { prompt })}</span>
    </a>
  );
}
