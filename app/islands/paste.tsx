import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Cells copied from a spreadsheet fill the matrix from the field they are pasted into; the user can undo it. */
export default function Paste({ done, over, undo, place }: IslandGiven<"paste">) {
  const [before, setBefore] = useState<[Field, string][]>([]);
  const [lost, setLost] = useState(0);
  useEffect(() => {
    const table = place.closest("[role=group]")?.querySelector("table");
    const onPaste = (event: ClipboardEvent) => {
      const block = cellsOf(event.clipboardData?.getData("text/plain") ?? "");
      const cell = event.target instanceof Element && event.target.closest("td");
      if (!cell || block.flat().length < 2) return;
      event.preventDefault();
      const targets = targetsOf(cell, block);
      setBefore(targets.flatMap(({ field, text }): [Field, string][] => (field ? [put(field, text)] : [])));
      setLost(targets.filter(({ isOutside }) => isOutside).length);
    };
    table?.addEventListener("paste", onPaste);
    return () => table?.removeEventListener("paste", onPaste);
  }, [place]);
  const takeBack = () => {
    for (const [field, value] of before) put(field, value);
    before[0]?.[0].focus();
    setBefore([]);
    setLost(0);
  };
  return (
    <div className="buttons">
      <span role="status">
        {before.length > 0 && `${done} ${before.length}.`} {lost > 0 && `${over} ${lost}.`}
      </span>
      {before.length > 0 && (
        <button type="button" className="button button-quiet" onClick={takeBack}>
          {undo}
        </button>
      )}
    </div>
  );
}

/** Lines of cells, as every spreadsheet copies them; the last line end begins no line. */
const cellsOf = (text: string) =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/** The field for each text. A cell with a computed sum takes none, but is not outside the table. */
function targetsOf(first: HTMLTableCellElement, block: string[][]) {
  const rows = first.closest("tbody")?.rows;
  const top = first.closest("tr")?.sectionRowIndex ?? 0;
  return block.flatMap((line, down) =>
    line.map((text, right) => {
      const cell = rows?.[top + down]?.cells[first.cellIndex + right];
      return { field: cell?.querySelector<Field>("input, select, textarea"), text, isOutside: !cell };
    }),
  );
}

/** Sets a text as if it had been typed, or selects the option of that name; returns the old value. */
function put(field: Field, text: string): [Field, string] {
  const before = field.value;
  const option = field instanceof HTMLSelectElement && [...field.options].find(isCalled(text));
  field.value = option ? option.value : text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return [field, before];
}

const isCalled = (text: string) => (option: HTMLOptionElement) =>
  option.value === text || option.label.toLowerCase() === text.toLowerCase();
