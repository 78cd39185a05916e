import { createContext, useContext } from "react";
import type { IslandName, IslandProps } from "./island-props";

/** The islands of one page, noted while it is rendered, and the script that brings them to life. */
export interface PageIslands {
  /** Address of the entry script. */
  entry: string;
  used: Set<IslandName>;
}

const IslandsContext = createContext<PageIslands | null>(null);

/** Given by the document entry, anew for each page. */
export const IslandsProvider = IslandsContext.Provider;

interface IslandElement<Name extends IslandName> {
  name: Name;
  /** Everything the island knows, its words included: no texts travel beside it. */
  props: IslandProps[Name];
}

/**
 * An empty element that script fills, or only starts from; without script it is not there (`[data-island]:empty`). The
 * fields that people type into stand beside it, never in it: nothing that script does can redraw them.
 */
export function Island<Name extends IslandName>({ name, props }: IslandElement<Name>) {
  useContext(IslandsContext)?.used.add(name);
  return <div data-island={name} data-props={JSON.stringify(props)} />;
}

/** The one script of a page, last in it; none on a page without islands. */
export function IslandScript() {
  const islands = useContext(IslandsContext);
  if (!islands || islands.used.size === 0) return null;
  return <script type="module" src={islands.entry} />;
}
