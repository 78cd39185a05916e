import { Component, useEffect, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { encodedDetail } from "~/ui/layout/error-detail";
import { ISLANDS } from "./islands";

/** Every place that the server left for an island, each brought to life by itself; those of a dialog once it is there. */
export function startIslands(page: Document): void {
  startIn(page);
  page.addEventListener("markup", ({ target }) => {
    if (target instanceof Element) startIn(target);
  });
}

function startIn(part: ParentNode): void {
  for (const place of part.querySelectorAll<HTMLElement>("[data-island]:not([data-live])")) {
    start(place).catch(report);
  }
}

async function start(place: HTMLElement): Promise<void> {
  const { island = "", props = "{}" } = place.dataset;
  if (!Object.hasOwn(ISLANDS, island)) return;
  const load = ISLANDS[island as keyof typeof ISLANDS] as () => Promise<{
    default: ComponentType<{ place: HTMLElement }>;
  }>;
  const { default: Brought } = await load();
  // A proxy may answer with a script that has nothing in it.
  if (typeof Brought !== "function") return;
  createRoot(place).render(
    <Boundary>
      <Brought {...(JSON.parse(props) as object)} place={place} />
      <Live place={place} />
    </Boundary>,
  );
}

/** Marks an island that listens by now: effects run in the order of the tree. */
function Live({ place }: { place: HTMLElement }) {
  useEffect(() => {
    place.dataset.live = "";
  }, [place]);
  return null;
}

/** An island that fails is gone; the page around it is as the server made it. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch = report;
  override render = () => (this.state.hasFailed ? null : this.props.children);
}

/** The detail that support asks for (D12), in the browser's own log: nobody is interrupted by it. */
function report(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const facts = { location: window.location.pathname, message, date: new Date().toISOString(), stack };
  console.error(`Carta ESG: ${encodedDetail(facts)}`);
}
