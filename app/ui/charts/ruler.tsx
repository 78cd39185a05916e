import type { ReactNode } from "react";
import type { RulerGroup, RulerMark, RulerRow } from "~/charts/ruler";
import { useT } from "../texts";
import { RulerDrawing } from "./ruler-drawing";

interface RulersProps {
  /** Unique on the page. */
  id: string;
  /** What the rulers say, in words. */
  caption: ReactNode;
  /** What the table holds, for a screen reader. */
  tableCaption: string;
  /** The heading of the labels: "Classe". */
  heading: string;
  rulers: RulerGroup;
}

interface Column {
  label: string;
  cell: (row: RulerRow) => string | null;
}

/** Scores on one scale, a row for each: the table that prints the numbers also holds the drawings. */
export function Rulers({ id, caption, tableCaption, heading, rulers }: RulersProps) {
  const t = useT();
  const columns = useColumns(rulers);
  return (
    <figure className="rulers">
      <figcaption>{caption}</figcaption>
      <RulerKey rulers={rulers} />
      <table id={id}>
        <caption className="sr-only">{tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rulers.rows.map((row) => (
            <tr key={row.id} className={row.within === undefined ? undefined : "ruler-part"}>
              <th scope="row">
                <RulerLine row={row} />
              </th>
              {columns.map(({ label, cell }) => {
                const text = cell(row);
                return (
                  <td key={label} data-label={label} className={text === null ? "ruler-none" : undefined}>
                    {text ?? <NoNumber words={t("charts:ruler.none")} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const numberWords = (value: number | null | undefined): string | null =>
  value == null ? null : String(value);

/** The columns that at least one row has something for. */
function useColumns({ key }: RulerGroup): Column[] {
  const t = useT();
  const has = (mark: RulerMark) => key.some(({ id }) => id === mark);
  const mine: Column = { label: t("charts:ruler.mine"), cell: (row) => numberWords(row.mine) };
  const issued: Column = { label: t("charts:ruler.issued"), cell: (row) => numberWords(row.issued) };
  const average: Column = { label: t("charts:ruler.average"), cell: (row) => numberWords(row.average) };
  const difference: Column = { label: t("charts:ruler.difference"), cell: (row) => row.difference };
  const middle: Column = {
    label: t("charts:ruler.middle"),
    cell: (row) => (row.middle ? t("charts:ruler.range", { ...row.middle }) : null),
  };
  return [
    mine,
    ...(has("issued") ? [issued] : []),
    ...(has("average") ? [average, difference] : []),
    ...(has("middle") ? [middle] : []),
  ];
}

const NoNumber = ({ words }: { words: string }) => (
  <>
    <span aria-hidden="true">– </span>
    <span className="sr-only">{words}</span>
  </>
);

function RulerLine({ row }: { row: RulerRow }) {
  const t = useT();
  const { label, within, href, mine, without, note, drawing } = row;
  const why = mine === null ? (without ?? t("charts:ruler.not_begun")) : null;
  return (
    <span className="ruler-line">
      <span>
        {within === undefined ? null : <span className="sr-only">{`${within}: `}</span>}
        {href === undefined ? label : <a href={href}>{label}</a>} {why ? <small>{why} </small> : null}
        {note ? <small>{note} </small> : null}
      </span>
      <RulerDrawing drawing={drawing} />
    </span>
  );
}

/** Says what the marks are: their shapes tell them apart, not their colours. */
function RulerKey({ rulers: { key, notches } }: { rulers: RulerGroup }) {
  const t = useT();
  const [low = 0, high = 100] = notches;
  return (
    <p className="ruler-key" aria-hidden="true">
      {key.map(({ id, drawing }) => (
        <span key={id}>
          <RulerDrawing drawing={drawing} /> {t(`charts:ruler.key.${id}`)}{" "}
        </span>
      ))}
      <span>{t("charts:ruler.key.notches", { low, high })}</span>
    </p>
  );
}
