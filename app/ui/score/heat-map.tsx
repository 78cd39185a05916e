import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { BANDS } from "~/domain/scoring/bands";
import type { HeatCell, HeatCells, HeatMap } from "~/domain/scoring/heat-map";
import type { T, TextKey } from "~/texts/resources";
import { useT } from "../texts";
import { bandClass, scoreWords } from "./score-words";

interface HeatMapProps {
  map: HeatMap;
  /** What the picture says, in words. */
  caption: string;
  isSupplier: boolean;
  /** Where the points of an area or a topic are explained; absent on paper. */
  hrefOf?: ((level: ScoredClass, anchor?: string) => string) | undefined;
}

/** Topics by classes, the score printed in each cell; the table is the picture. */
export function HeatMapTable({ map, caption, isSupplier, hrefOf }: HeatMapProps) {
  const t = useT();
  const cells = { isSupplier, hrefOf };
  return (
    <figure className="heat-frame">
      <figcaption>{caption}</figcaption>
      <table className="heat" id="temi">
        <caption className="sr-only">{t("scoring:heat.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("scoring:heat.topic")}</th>
            {CLASSES.map((id) => (
              <th key={id} scope="col">
                {t(`labels:level.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.areas.map(({ id: area, cells: sums, topics }) => [
            <Row
              key={area}
              isSum
              label={t(`labels:area.${area}` as TextKey)}
              {...cells}
              row={sums}
              id={area}
            />,
            ...topics.map(({ id, label, cells: row }) => (
              <Row key={`${area} ${id}`} {...cells} {...{ label, row, id }} />
            )),
          ])}
          <Row isSum label={t("scoring:class")} row={map.classes} {...cells} />
        </tbody>
      </table>
      <HeatKey isSupplier={isSupplier} />
    </figure>
  );
}

type RowProps = Pick<HeatMapProps, "isSupplier" | "hrefOf"> & {
  label: string;
  row: HeatCells;
  id?: string;
  /** Of an area, or of the whole class. */
  isSum?: boolean;
};

const Row = ({ label, row, id, isSum, isSupplier, hrefOf }: RowProps) => (
  <tr className={isSum ? "heat-sum" : undefined}>
    <th scope="row">{label}</th>
    {CLASSES.map((level) => (
      <td key={level}>
        <Cell cell={row[level]} isSupplier={isSupplier} href={hrefOf?.(level, id)} />
      </td>
    ))}
  </tr>
);

interface CellProps {
  cell: HeatCell;
  isSupplier: boolean;
  href: string | undefined;
}

function Cell({ cell, isSupplier, href }: CellProps) {
  const t = useT();
  if (cell.kind === "absent") {
    return (
      <span className="heat-none">
        <span aria-hidden="true">– </span>
        <span className="sr-only">{t("scoring:heat.absent")}</span>
      </span>
    );
  }
  if (cell.kind !== "scored") {
    const words = t(`scoring:heat.${cell.kind}`);
    return href === undefined ? (
      <span className="heat-none">{words}</span>
    ) : (
      <a className="heat-none" href={href}>
        {words}
      </a>
    );
  }
  const { value, name, look } = heatWords(t, cell, isSupplier);
  const inside = (
    <span>
      {value}
      <span className="sr-only">, {name}</span>
    </span>
  );
  const className = `heat-cell ${look}`;
  return href === undefined ? (
    <span className={className}>{inside}</span>
  ) : (
    <a className={className} href={href}>
      {inside}
    </a>
  );
}

/** The number of a cell, the name of its band, and the class name that carries its colours. */
function heatWords(t: T, cell: { actual: number; max: number }, isSupplier: boolean) {
  const words = scoreWords(t, cell, isSupplier);
  return { value: words.value, name: words.name, look: bandClass(words, isSupplier) };
}

/** Says what colours and patterns mean; each cell says the name of its band to those who listen. */
function HeatKey({ isSupplier }: { isSupplier: boolean }) {
  const t = useT();
  return (
    <p className="heat-key" aria-hidden="true">
      {BANDS.flatMap(({ from, to }) => {
        if (from === null) return [];
        const { name, look } = heatWords(t, { actual: from, max: 100 }, isSupplier);
        const range = from === to ? String(from) : t("charts:ruler.range", { from, to });
        return [
          <span key={from}>
            <span className={`heat-cell ${look}`} /> {`${range} ${name} `}
          </span>,
        ];
      })}
    </p>
  );
}
