import { Component, useEffect, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { encodedDetail } from "~/ui/layout/error-detail";
import { ISLANDS } from "./islands";

/** Starts every island for which the server left a place, each by itself; those of a dialog once it is there. */
export function startIslands(page: Document): void {
  startIn(page);
  page.addEventListener("markup", ({ target }) => {
    if (target instanceof Element) startIn(target);
  });
}

function startIn(container: ParentNode): void {
  for (const place of container.querySelectorAll<HTMLElement>("[data-island]:not([data-live])")) {
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
  // A proxy may answer with an empty script.
  if (typeof Brought !== "function") return;
  createRoot(place).render(
    <Boundary>
      <Brought {...(JSON.parse(props) as object)} place={place} />
      <Live place={place} />
    </Boundary>,
  );
}

/** Marks an island that is listening: effects run in the order of the tree. */
function Live({ place }: { place: HTMLElement }) {
  useEffect(() => {
    place.dataset.live = "";
  }, [place]);
  return null;
}

/** An island that fails disappears; the page around it is as the server made it. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch = report;
  override render = () => (this.state.hasFailed ? null : this.props.children);
}

/** The detail that support asks for (D12), in the browser's own log, so that it interrupts no user. */
function report(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const facts = { location: window.location.pathname, message, date: new Date().toISOString(), stack };
  console.error(`Carta ESG: ${encodedDetail(facts)}`);
}
