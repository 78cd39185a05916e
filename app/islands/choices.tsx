import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";

/**
 * Ticking an exclusive choice unticks the others, and the other way round; a message reports one tick too many at once.
 * No box is disabled: the user may want that one next.
 */
export default function Choices({ max, unticked, tooMany, place }: IslandGiven<"choices">) {
  const [message, announce] = useState("");
  useEffect(() => {
    const group = place.closest("[role=group]");
    const onChange = ({ target }: Event) => {
      if (!group || !isBox(target)) return;
      const boxes = [...group.querySelectorAll("input")].filter(isBox);
      const excluded = target.checked ? boxes.filter((box) => box.checked && excludes(target, box)) : [];
      for (const box of excluded) box.checked = false;
      const isOver = max !== undefined && boxes.filter(({ checked }) => checked).length > max;
      announce((excluded.length > 0 ? unticked : isOver ? tooMany : undefined) ?? "");
    };
    group?.addEventListener("change", onChange);
    return () => group?.removeEventListener("change", onChange);
  }, [place, max, unticked, tooMany]);
  return (
    <p role="status" className="hint">
      {message}
    </p>
  );
}

const isBox = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "checkbox";

const isAlone = (box: HTMLInputElement) => box.closest(".choice-alone") !== null;

const excludes = (ticked: HTMLInputElement, box: HTMLInputElement) =>
  box !== ticked && (isAlone(ticked) || isAlone(box));
