import { createContext, useContext } from "react";

/** The result of the request that a page answers; the document entry knows it, `meta` does not. */
interface PageState {
  /** What the actions answered, by the id of their route. */
  posted: Readonly<Record<string, unknown>>;
  /** What was thrown, the outermost first. */
  thrown: readonly unknown[];
  /** Path and query of the page's address. */
  ownAddress: string | undefined;
  /** The same with the mark by which a post reaches an index route. */
  postedTo?: string;
}

const PageStateContext = createContext<PageState>({ posted: {}, thrown: [], ownAddress: undefined });

export const PageStateProvider = PageStateContext.Provider;

export const usePageState = (): PageState => useContext(PageStateContext);
