import { createContext, useContext } from "react";
import type { T } from "~/texts/resources";

const TextsContext = createContext<T | null>(null);

/** Gives every component the `t` of the server's i18next; pages are made on the server only. */
export const TextsProvider = TextsContext.Provider;

export const useT = () => useContext(TextsContext) as T;
