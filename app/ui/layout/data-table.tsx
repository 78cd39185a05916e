import type { ReactNode } from "react";

interface Column {
  label: string;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** The cells of this column name their row. */
  rowHeader?: boolean;
}

interface DataTableProps {
  /** Unique on the page; the scrolling region is labelled by the caption. */
  id: string;
  caption: ReactNode;
  /** The heading above says the same: only screen readers get the caption. */
  captionHidden?: boolean;
  /** On a narrow screen every row becomes a group of labelled values under its row header. */
  stack?: boolean;
  /** A drawing shows the rows: both use the same names for them. */
  isDrawn?: boolean;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls inside its own labelled region, reachable with the keyboard, when the page is too narrow. */
export const DataTable = ({ id, caption, captionHidden, stack, isDrawn, columns, rows }: DataTableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard
  <section className="table-region" aria-labelledby={`${id}-titolo`} tabIndex={0}>
    <table id={id} className={stack ? "table stack" : "table"}>
      <caption id={`${id}-titolo`} className={captionHidden ? "sr-only" : undefined}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }, index) => (
            <th key={index} scope="col" className={numeric ? "numeric" : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} data-part={isDrawn ? key : undefined}>
            {cells.map((cell, index) => {
              const column = columns[index];
              const className = column?.numeric ? "numeric" : undefined;
              return column?.rowHeader ? (
                <th key={index} scope="row" className={className}>
                  {cell}
                </th>
              ) : (
                <td key={index} className={className} data-label={stack ? column?.label : undefined}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The frame of a table: the width of the frame decides when the rows stack; a wider table scrolls inside it. */
export const TableFrame = ({ children }: { children: ReactNode }) => (
  <div className="table-region">{children}</div>
);
