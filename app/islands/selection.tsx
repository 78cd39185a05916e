import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";

const ROWS = 'tbody input[type="checkbox"]';

/**
 * Says how many rows of the form around it are ticked, and ticks or unticks all of them. Shift and a click tick the rows
 * in between; a tick also chooses "those ticked" where the form asks for whom.
 */
export default function Selection({ all, none, one, many, place }: IslandGiven<"selection">) {
  const [boxes, setBoxes] = useState<HTMLInputElement[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const form = place.closest("form");
    if (!form) return;
    const rows = [...form.querySelectorAll<HTMLInputElement>(ROWS)];
    const recount = () => setCount(rows.filter(({ checked }) => checked).length);
    let last: HTMLInputElement | null = null;
    const onClick = (event: MouseEvent) => {
      const box = rows.find((row) => row === event.target);
      if (!box) return;
      if (event.shiftKey && last) for (const row of between(rows, last, box)) row.checked = box.checked;
      last = box;
      chooseTicked(form);
      recount();
    };
    // The browser restores ticks when the user comes back, after the scripts have started.
    const onShow = () => recount();
    setBoxes(rows);
    recount();
    form.addEventListener("click", onClick);
    window.addEventListener("pageshow", onShow);
    return () => {
      form.removeEventListener("click", onClick);
      window.removeEventListener("pageshow", onShow);
    };
  }, [place]);
  const isAll = count > 0 && count === boxes.length;
  const tickAll = () => {
    for (const box of boxes) box.checked = !isAll;
    setCount(isAll ? 0 : boxes.length);
    const form = place.closest("form");
    if (form) chooseTicked(form);
  };
  return (
    <div className="selection">
      <label>
        <input type="checkbox" checked={isAll} onChange={tickAll} /> <span>{all}</span>
      </label>{" "}
      <span role="status">
        {count === 0 ? none : count === 1 ? one : many.replace("{{count}}", String(count))}
      </span>
    </div>
  );
}

/** The rows from one to the other, in whichever order they were clicked. */
function between(rows: HTMLInputElement[], one: HTMLInputElement, other: HTMLInputElement) {
  const [from, to] = [rows.indexOf(one), rows.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return rows.slice(from, to + 1);
}

function chooseTicked(form: HTMLFormElement): void {
  const ticked = form.querySelector<HTMLInputElement>('[name="quali"][value="scelti"]');
  if (ticked) ticked.checked = true;
}
