import { useEffect, useState, type ComponentType } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { counted } from "./loads";
import type { ModalProps } from "./modal";
import { withDialogSheet } from "./sheets";

/** After this many polls in a row without an answer the dialog closes: the page behind has a link to look again. */
const MOST_SILENT = 5;

/** "over": the work is done, and `then` is the page that follows by itself. */
type WorkState = { state: "running"; percent: number } | { state: "over"; then: string; stay: string };

/**
 * Follows background work. The page that refreshes itself is replaced by one that does not; from there the figures are
 * read every `every` milliseconds and written into the bar of this page and into a dialog over it.
 */
export default function Progress({ here, isFollowed, every, leave, dialog, place }: IslandGiven<"progress">) {
  const [workState, setStanding] = useState<WorkState | null>(null);
  const [isLost, setLost] = useState(false);
  const [Modal, setModal] = useState<ComponentType<ModalProps> | null>(null);
  useEffect(() => {
    if (!isFollowed) return window.location.replace(here);
    let silent = 0;
    let timer = 0;
    const poll = async () => {
      const now = await counted(() => workStateOf(here)).catch(() => null);
      silent = now === null ? silent + 1 : 0;
      setLost(silent >= MOST_SILENT);
      if (now === "elsewhere") return window.location.replace(here);
      if (now !== null) {
        setStanding(now);
        if (now.state === "over")
          return (timer = window.setTimeout(() => window.location.replace(now.then), leave));
        write(place, now.percent);
      }
      timer = window.setTimeout(() => void poll(), every);
    };
    void poll();
    return () => window.clearTimeout(timer);
  }, [here, isFollowed, every, leave, place]);
  useEffect(() => {
    if (isFollowed && dialog)
      withDialogSheet(import("./modal")).then(
        ({ default: loaded }) => setModal(() => loaded),
        () => undefined,
      );
  }, [isFollowed, dialog]);
  if (!Modal || !dialog || !workState || isLost) return null;
  const isOver = workState.state === "over";
  const percent = isOver ? 100 : workState.percent;
  return (
    <Modal title={isOver ? dialog.over : dialog.title}>
      <p role="status">{isOver ? dialog.leaving : dialog.text}</p>
      <div className="progress">
        <p>
          {dialog.bar} <span className="progress-numbers">{percent}%</span>
        </p>
        <progress aria-label={dialog.bar} max={100} value={percent} />
      </div>
      {isOver && (
        <p>
          <a href={workState.stay}>{dialog.stay}</a>
        </p>
      )}
    </Modal>
  );
}

/** The present state of the page; "elsewhere" when the user has to read the page itself. Throws without an answer. */
async function workStateOf(here: string): Promise<WorkState | "elsewhere"> {
  const answer = await fetch(here, { headers: { Accept: "text/html" } });
  if (answer.status >= 500) throw new Error(`${here} answered ${answer.status}`);
  if (answer.status !== 200 || answer.redirected) return "elsewhere";
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const bar = page.querySelector<HTMLProgressElement>("main progress");
  if (bar) return { state: "running", percent: bar.value };
  const { then, stay } = page.querySelector<HTMLElement>("main [data-then]")?.dataset ?? {};
  return then && stay ? { state: "over", then, stay } : "elsewhere";
}

/** Writes into the bar that the server made. */
function write(place: HTMLElement, percent: number): void {
  const main = place.closest("main");
  const bar = main?.querySelector("progress");
  const number = main?.querySelector(".progress .progress-numbers");
  if (bar) bar.value = percent;
  if (number) number.textContent = `${percent}%`;
}
