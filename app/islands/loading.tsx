import { useEffect, useState } from "react";
import type { IslandGiven } from "~/ui/island-props";
import { leavesThePage } from "./leaving";
import { beginLoad } from "./loads";

/** A document that comes within this time needs no screen. */
const SLOW_MS = 1_000;
/** A document that never comes must not block the page. */
const LONGEST_MS = 20_000;
const STEP_MS = 300;
const STEPS = 4;

/**
 * Once the next document takes long, a screen says so. Escape or a click removes it; so does a page that comes back.
 */
export default function Loading({ words }: IslandGiven<"loading">) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const onLeave = (event: BeforeUnloadEvent) => {
      stop();
      if (leavesThePage(document.activeElement)) stop = watch(event, setSlow);
    };
    const onStay = () => stop();
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && stop();
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("pageshow", onStay);
    window.addEventListener("click", onStay);
    window.addEventListener("keydown", onKey);
    return () => {
      stop();
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("pageshow", onStay);
      window.removeEventListener("click", onStay);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <div role="status" className={isSlow ? "loading" : undefined}>
      {isSlow && (
        <p>
          {words}
          <Dots />
        </p>
      )}
    </div>
  );
}

/** Counts the document and shows the screen when it is late; the returned function ends both. */
function watch(event: BeforeUnloadEvent, show: (isSlow: boolean) => void): () => void {
  const end = beginLoad();
  const stop = () => {
    clearTimeout(timer);
    end();
    show(false);
  };
  let timer = setTimeout(() => {
    // The leave guard asked, and the user stayed.
    if (event.defaultPrevented) return stop();
    show(true);
    timer = setTimeout(stop, LONGEST_MS);
  }, SLOW_MS);
  return stop;
}

function Dots() {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => (now + 1) % STEPS), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden className="loading-dots">
      {".".repeat(step)}
    </span>
  );
}
