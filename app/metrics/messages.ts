import type { Family } from "./family";

/** The primary process asks for the figures of a scrape. */
export interface Asked {
  figures: number;
  /** One process alone reads what is the same for all: the store. */
  withStore: boolean;
}

/** A process answers a scrape; null where it tells its last figures before it ends. */
export interface Told {
  figures: number | null;
  families: Family[];
}

export const isAsked = (message: unknown): message is Asked =>
  message instanceof Object && "figures" in message && !("families" in message);

export const isTold = (message: unknown): message is Told =>
  message instanceof Object && "figures" in message && "families" in message;
