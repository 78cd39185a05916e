import { useEffect } from "react";
import type { IslandGiven } from "~/ui/island-props";

/** A row of the numbers and its part of the drawing mark each other when the user points at or focuses one of them. */
export default function Highlight({ place }: IslandGiven<"highlight">) {
  useEffect(() => {
    const figure = place.closest("figure");
    if (!figure) return;
    const parts = () => [...figure.querySelectorAll<HTMLElement | SVGElement>("[data-part]")];
    const mark = (name: string | undefined) => {
      for (const part of parts())
        part.classList.toggle("marked", name !== undefined && part.dataset.part === name);
    };
    const onPoint = ({ target }: Event) => {
      const part = target instanceof Element && target.closest<HTMLElement | SVGElement>("[data-part]");
      mark(part ? part.dataset.part : undefined);
    };
    const onLeave = () => mark(undefined);
    // The table's region takes the keyboard: the arrow keys go from row to row.
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || !(event.target instanceof Element) || !event.target.matches(".table-region"))
        return;
      const rows = [...event.target.querySelectorAll<HTMLElement>("tr[data-part]")];
      const next = rows[rows.findIndex((row) => row.classList.contains("marked")) + step];
      if (!next) return;
      event.preventDefault();
      mark(next.dataset.part);
    };
    figure.addEventListener("pointerover", onPoint);
    figure.addEventListener("focusin", onPoint);
    figure.addEventListener("pointerleave", onLeave);
    figure.addEventListener("focusout", onLeave);
    figure.addEventListener("keydown", onKey);
    return () => {
      figure.removeEventListener("pointerover", onPoint);
      figure.removeEventListener("focusin", onPoint);
      figure.removeEventListener("pointerleave", onLeave);
      figure.removeEventListener("focusout", onLeave);
      figure.removeEventListener("keydown", onKey);
    };
  }, [place]);
  return null;
}
