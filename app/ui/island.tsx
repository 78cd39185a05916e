import { createContext, useContext } from "react";
import { useT } from "./texts";
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
  const given = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return <div data-island={name} data-props={given} />;
}

/** Notes that something on the page wants an island that stands once on it, whatever asks for it. */
export function usePageIsland(name: "confirm" | null): void {
  const used = useContext(IslandsContext)?.used;
  if (name !== null) used?.add(name);
}

/** The one script of a page, last in it with the islands of the whole page; none on a page without islands. */
export function IslandScript() {
  const islands = useContext(IslandsContext);
  const t = useT();
  if (!islands || islands.used.size === 0) return null;
  return (
    <>
      <Island name="loading" props={{ words: t("common:loading") }} />
      {islands.used.has("confirm") && <Island name="confirm" props={{ close: t("common:close") }} />}
      <script type="module" src={islands.entry} />
    </>
  );
}
