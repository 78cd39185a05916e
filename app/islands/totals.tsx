import { useEffect, useState } from "react";
import { totalOf } from "~/domain/answers/labels";
import { readNumber, showNumber } from "~/domain/italian-number";
import type { IslandGiven } from "~/ui/island-props";

/**
 * Sums follow the typed values, by the rule that the server saves them by, in the elements that the server made. A
 * screen reader says them only when the user leaves a field: with every keystroke it would be noise.
 */
export default function Totals({ place }: IslandGiven<"totals">) {
  const [message, announce] = useState("");
  useEffect(() => {
    const group = place.closest("[role=group]");
    if (!group) return;
    let changed: string[] = [];
    const onInput = () => {
      for (const sum of group.querySelectorAll<HTMLElement>("[data-sum]")) {
        const total = totalNow(group, sum.dataset);
        if (total === sum.textContent) continue;
        sum.textContent = total;
        changed = [`${nameOf(sum)}: ${total}`];
      }
    };
    const onChange = () => {
      onInput();
      if (changed.length > 0) announce(changed.join("; "));
      changed = [];
    };
    onInput();
    changed = [];
    group.addEventListener("input", onInput);
    group.addEventListener("change", onChange);
    return () => {
      group.removeEventListener("input", onInput);
      group.removeEventListener("change", onChange);
    };
  }, [place]);
  return (
    <span role="status" className="sr-only">
      {message}
    </span>
  );
}

/** The sum of the named fields; unknown while one of them cannot be read, or all are empty. */
function totalNow(group: Element, { sum = "", unit = "", empty = "–" }: DOMStringMap): string {
  const readings = sum.split(" ").flatMap((name) => {
    const typed = group.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value ?? "";
    return typed.trim() === "" ? [] : [readNumber(typed, "percentage")];
  });
  const values = readings.flatMap((reading) => ("value" in reading ? [reading.value] : []));
  const total = values.length < readings.length ? undefined : totalOf(values);
  return total === undefined ? empty : `${showNumber(total)} ${unit}`.trim();
}

/** Row and column in a matrix; else the words before the sum. */
function nameOf(sum: HTMLElement): string {
  const row = sum.closest("tr")?.querySelector("th")?.textContent;
  const column = sum.dataset.label ?? sum.previousSibling?.textContent ?? "";
  return row ? `${row}, ${column}` : column.replace(/:\s*$/, "");
}
