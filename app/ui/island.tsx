import { createContext, useContext } from "react";
import { FIRST_SCRIPT } from "./first-script";
import { useT } from "./texts";
import type { IslandName, IslandProps } from "./island-props";

/** The islands of one page, collected while it is rendered, and the script that starts them. */
export interface PageIslands {
  /** Address of the entry script. */
  entry: string;
  used: Set<IslandName>;
  /** Whether the page asks for the script: every page does, but in the light version. */
  hasScript: boolean;
}

const IslandsContext = createContext<PageIslands | null>(null);

/** Given by the document entry, anew for each page. */
export const IslandsProvider = IslandsContext.Provider;

interface IslandElement<Name extends IslandName> {
  name: Name;
  /** All data of the island, its words included: no texts are sent beside it. */
  props: IslandProps[Name];
}

/**
 * An empty element that script fills, or only starts from; without script it is not there (`[data-island]:empty`). The
 * fields that a person types into are beside it, never in it: script cannot redraw them.
 */
export function Island<Name extends IslandName>({ name, props }: IslandElement<Name>) {
  useContext(IslandsContext)?.used.add(name);
  const propsJson = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return <div data-island={name} data-props={propsJson} />;
}

/** Notes that the page needs an island once, however many components want it. */
export function usePageIsland(name: "confirm" | null): void {
  const used = useContext(IslandsContext)?.used;
  if (name !== null) used?.add(name);
}

/**
 * The one script of a page, last in it. What it does for every page needs no island: menus, forms that take long, late
 * documents, notices out of sight. React comes only where there are islands.
 */
export function PageScript() {
  const islands = useContext(IslandsContext);
  const t = useT();
  if (!islands) return null;
  islands.hasScript = true;
  return (
    <>
      {islands.used.has("confirm") && <Island name="confirm" props={{ close: t("common:close") }} />}
      <script
        type="module"
        data-entry={islands.entry}
        dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
        data-sending={t("common:sending")}
        data-loading={t("common:loading")}
      />
    </>
  );
}
