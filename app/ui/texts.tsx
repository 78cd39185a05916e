import { createContext, useContext } from "react";
import type { T } from "~/texts/resources";

const TextsContext = createContext<T | null>(null);

/** The server gives i18next's `t`; in the browser the root gives a small one that knows the texts of its page. */
export const TextsProvider = TextsContext.Provider;

/** The `t` that was given; null in the browser, above the root. */
export const useGivenT = (): T | null => useContext(TextsContext);

/** Everything is rendered below the root, or below the server's provider. */
export const useT = () => useContext(TextsContext) as T;
