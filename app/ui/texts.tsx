import { createContext, useContext } from "react";
import type { T } from "~/texts/resources";
import { translate } from "~/texts/translate";

const TextsContext = createContext<T>(translate);

/** The server gives i18next's `t`, the browser keeps its own small one. */
export const TextsProvider = TextsContext.Provider;

export const useT = (): T => useContext(TextsContext);
